import { queryOptions } from '@tanstack/react-query'
import { failedWith } from '../../api/api-failure.ts'
import { queryKeys } from '../../api/queries/query-keys.ts'
import { takeOver } from '../../uploads/take-over.ts'
import { changeUpload, type Upload, uploadOf } from '../../uploads/uploads-store.ts'

/** Takes over a guest's document into the signed-in account, which the shop requires before it shows the facts. */
export const takeOverQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.takenOver(id),
    queryFn: async () => {
      const upload = uploadOf(id)
      if (upload) await takeOverDocument(upload)
      return true
    },
  })

/** Takes over a guest's document; one that is not available, such as that of another person's order, must be chosen again. */
export async function takeOverDocument(upload: Upload): Promise<void> {
  const path = await takeOver(upload).catch((error: unknown) => {
    if (!failedWith(error, 'NOT_FOUND')) throw error
  })
  if (!path) changeUpload(upload.id, { state: 'failed' })
}
