import { type Upload, uploadOf } from '../../../shared/uploads/uploads-store.ts'

type Image = { readonly id: string; readonly address?: string }

/** Where everybody may see a picture of the form; undefined while it is on its way. */
export function addressOf({ id, address }: Image, upload: Upload | undefined = uploadOf(id)): string | undefined {
  return address ?? upload?.stored?.address
}
