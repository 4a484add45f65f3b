import { useEffect } from 'react'
import { isOwn, takenOver } from './take-over.ts'
import { changeUpload, type Upload, uploadOf, useUploads } from './uploads-store.ts'

/** Returns the uploads with these ids that exist, in this order; pictures lost in a reload are fetched again. */
export function useUploadPictures(ids: readonly string[]): Upload[] {
  const uploads = useUploads((state) => state.uploads)
  const known = ids.flatMap((id) => uploads[id] ?? [])
  const lost = known
    .filter(({ picture }) => picture.url === '')
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    for (const id of lost.split(' ').filter(Boolean)) void show(id)
  }, [lost])
  return known
}

/** Pictures being fetched: while they arrive one by one, the others are not requested again. */
const asked = new Set<string>()

async function show(id: string): Promise<void> {
  const upload = uploadOf(id)
  if (!upload?.stored || asked.has(id)) return
  asked.add(id)
  const { designAddress } = await import('./upload-design.ts')
  const path = isOwn(upload) ? upload.stored.path : await takenOver(upload)
  const url = await designAddress(path ?? upload.stored.path)
    .catch(() => undefined)
    .finally(() => asked.delete(id))
  if (url) changeUpload(id, { picture: { ...upload.picture, url } })
}
