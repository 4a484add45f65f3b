import { queryOptions } from '@tanstack/react-query'
import { failedWith } from '../../api/api-failure.ts'
import { queryKeys } from '../../api/queries/query-keys.ts'
import { takeOver } from '../../uploads/take-over.ts'
import { changeUpload, type Upload, uploadOf } from '../../uploads/uploads-store.ts'

/** Takes a document of somebody else into the account that is signed in: only then does the shop say what it is. */
export const takeOverQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.takenOver(id),
    queryFn: async () => {
      const upload = uploadOf(id)
      if (upload) await takeOverDocument(upload)
      return true
    },
  })

/** Takes over what was sent as a guest; what cannot be had, as the document of an order that somebody else placed, has to be chosen again. */
export async function takeOverDocument(upload: Upload): Promise<void> {
  const path = await takeOver(upload).catch((error: unknown) => {
    if (!failedWith(error, 'NOT_FOUND')) throw error
  })
  if (!path) changeUpload(upload.id, { state: 'failed' })
}
