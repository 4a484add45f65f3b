import { photoAt, photoFolder } from '@teeshala/contract/reviews/review-photo'
import { reviewsIn } from '../../firestore/collections.ts'
import { readAll } from '../../firestore/read-documents.ts'
import type { Deps } from '../../ports/deps.ts'
import { redeliveryDeadlineMs, sweep, type Work } from '../../uploads/sweep-uploads.ts'

/**
 * Deletes public photos that no review shows, left by calls interrupted between file and review. At most 5,000 files per
 * run, one document read per review.
 */
export async function sweepPhotos(deps: Deps): Promise<{ readonly removedPhotos: number }> {
  return { removedPhotos: await sweep('photos', photoFolder, removeUnshown, deps) }
}

const removeUnshown: Work = async (listed, { db, files, now }) => {
  const settledAt = now().getTime() - redeliveryDeadlineMs
  const photos = listed.flatMap(({ path, createdAt }) => {
    const photo = photoAt(path)
    return photo && createdAt.getTime() <= settledAt ? [{ path, ...photo }] : []
  })
  const ids = [...new Set(photos.map(({ reviewId }) => reviewId))]
  const reviews = await readAll(db, ...ids.map((id) => reviewsIn(db).doc(id)))
  const shown = new Set(
    reviews.flatMap((review) =>
      (review && !review.isHidden ? (review.photos ?? []) : []).map(({ _id }) => `${review?._id}/${_id}`),
    ),
  )
  const unshown = photos.filter(({ reviewId, photoId }) => !shown.has(`${reviewId}/${photoId}`))
  for (const { path } of unshown) await files.remove(path)
  return unshown.length
}
