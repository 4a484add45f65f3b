import { removeUpload } from '../../uploads/run-uploads.ts'
import { uploadOf } from '../../uploads/uploads-store.ts'
import { isLaid } from './design-drafts.ts'

/** Pictures removed from a garment that undo may bring back. */
const released = new Set<string>()

/** Releases a picture removed from a garment; its file is kept as long as undo can bring it back. */
export function releasePicture(id: string): void {
  const upload = uploadOf(id)
  if (!upload || isLaid(id)) return
  if (upload.state === 'sent' || upload.file) released.add(id)
  else removeUpload(id)
}

/** Drops pictures that undo cannot bring back any more. */
export function dropReleased(): void {
  for (const id of released) if (!isLaid(id)) removeUpload(id)
  released.clear()
}
