import { addUpload, uploadOf } from './uploads-store.ts'

/** Makes another upload of the same file, which can be removed by itself. Returns its id; undefined before the file has arrived. */
export function copyUpload(id: string): string | undefined {
  const upload = uploadOf(id)
  if (upload?.state !== 'sent' || !upload.stored) return undefined
  const copy = crypto.randomUUID()
  // The address in memory goes with the upload that it was made for; what has none is fetched from the shop.
  const url = upload.file ? URL.createObjectURL(upload.file) : ''
  addUpload({ ...upload, id: copy, picture: { ...upload.picture, url } })
  return copy
}
