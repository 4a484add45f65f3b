import { type Upload, uploadOf } from '../../../shared/uploads/uploads-store.ts'

type Image = { readonly id: string; readonly address?: string }

/** Returns the public URL of a picture in the form; undefined while it uploads. */
export function addressOf({ id, address }: Image, upload: Upload | undefined = uploadOf(id)): string | undefined {
  return address ?? upload?.stored?.address
}
