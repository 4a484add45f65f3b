import { removeUpload } from '../uploads/run-uploads.ts'
import { uploadOf } from '../uploads/uploads-store.ts'
import { isLaid } from './design-drafts.ts'

/** Pictures that were taken from a garment and may come back by a step. */
const released = new Set<string>()

/** Lets a picture go that was taken from a garment; its file is kept as long as a step can bring it back. */
export function releasePicture(id: string): void {
  const upload = uploadOf(id)
  if (!upload || isLaid(id)) return
  if (upload.state === 'sent' || upload.file) released.add(id)
  else removeUpload(id)
}

/** Forgets the pictures that no step can bring back any more. */
export function dropReleased(): void {
  for (const id of released) if (!isLaid(id)) removeUpload(id)
  released.clear()
}
