import { addUpload, uploadOf } from './uploads-store.ts'

/** Creates another upload of the same file, which can be removed separately. Returns its id; undefined before the upload is complete. */
export function copyUpload(id: string): string | undefined {
  const upload = uploadOf(id)
  if (upload?.state !== 'sent' || !upload.stored) return undefined
  const copy = crypto.randomUUID()
  // An object URL belongs to one upload; without a file the picture is fetched from the shop.
  const url = upload.file ? URL.createObjectURL(upload.file) : ''
  addUpload({ ...upload, id: copy, picture: { ...upload.picture, url } })
  return copy
}
