import type { StoredPhoto } from '@teeshala/contract/reviews/review-photo'
import { sha256 } from '../../crypto/sha256.ts'
import { AppError } from '../../errors/app-error.ts'
import { type Caller, uploaderOf } from '../../http/caller/caller.ts'
import type { Deps } from '../../ports/deps.ts'
import { readUploads } from '../../uploads/read-uploads.ts'

/**
 * Returns the photos of a review from the findings on their uploads; `had` are its present ones. INVALID_INPUT names
 * each that is missing, belongs to somebody else or is not a photo; UNAVAILABLE while one is still being checked.
 */
export async function readPhotos(
  wanted: readonly string[],
  { caller, had }: { readonly caller: Caller; readonly had: readonly StoredPhoto[] },
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
): Promise<StoredPhoto[]> {
  const known = new Map(had.map((photo) => [photo.path, photo]))
  const paths = [...new Set(wanted)]
  const fresh = paths.filter((path) => !known.has(path))
  const uploads = await readUploads(fresh, { owner: uploaderOf(caller), page: 'review' }, deps)
  const fields: Record<string, string> = {}
  const photos = paths.flatMap((path): StoredPhoto[] => {
    const kept = known.get(path)
    if (kept) return [kept]
    const upload = uploads.get(path)
    if (upload && 'width' in upload)
      return [{ _id: sha256(path).slice(0, 32), path, widthPx: upload.width, heightPx: upload.height }]
    fields[`photos.${wanted.indexOf(path)}`] = upload?.problem ?? ''
    return []
  })
  const [message] = Object.values(fields)
  if (message !== undefined) throw new AppError('INVALID_INPUT', message, { fields })
  return photos
}
