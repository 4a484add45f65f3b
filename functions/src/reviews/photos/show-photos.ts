import { photoPath, photoPaths, type StoredPhoto } from '@teeshala/contract/reviews/review-photo'
import { largePath, previewPath } from '@teeshala/contract/uploads/stored-file'
import { describe } from '../../http/answer-error.ts'
import type { Deps } from '../../ports/deps.ts'
import { designRecord } from '../../uploads/design-records.ts'
import { removeDesign, removeUpload } from '../../uploads/remove-design.ts'

/** Staff may hide a photo later: browsers ask again after a day. */
const caching = 'public, max-age=86400'

/** Copies photos to the public folder, before the review becomes visible, so that it never lacks one. */
export async function showPhotos(
  reviewId: string,
  photos: readonly StoredPhoto[],
  { files }: Pick<Deps, 'files'>,
): Promise<void> {
  await Promise.all(
    photos.flatMap(({ _id, path }) =>
      [
        { from: previewPath(path), to: photoPath(reviewId, _id, 'preview') },
        { from: largePath(path), to: photoPath(reviewId, _id, 'large') },
      ].map(async ({ from = '', to }) => files.save(to, await files.whole(from), 'image/webp', caching)),
    ),
  )
}

/** Removes photos from the public folder. */
async function withdrawPhotos(
  reviewId: string,
  photos: readonly StoredPhoto[],
  { files }: Pick<Deps, 'files'>,
): Promise<void> {
  for (const { _id } of photos) for (const path of photoPaths(reviewId, _id)) await files.remove(path)
}

/** Deletes the photos of a deleted account: public copies, uploads and records. */
export async function deletePhotos(reviewId: string, photos: readonly StoredPhoto[], deps: Deps): Promise<void> {
  await withdrawPhotos(reviewId, photos, deps)
  for (const { path } of photos) {
    await removeUpload(path, deps)
    await designRecord(path, deps.db).delete()
  }
}

/**
 * Removes public copies, and deletes uploads that no review uses any more. Failures are repaired by the
 * nightly clean-up: the review has already changed.
 */
export async function clearPhotos(
  reviewId: string,
  { hidden, gone }: { readonly hidden: readonly StoredPhoto[]; readonly gone: readonly StoredPhoto[] },
  deps: Deps,
): Promise<void> {
  try {
    await withdrawPhotos(reviewId, [...hidden, ...gone], deps)
    for (const { path } of gone) await removeDesign(path, deps)
  } catch (error) {
    deps.log.error({ err: describe(error) }, 'photos of a review are left to the clean-up')
  }
}
