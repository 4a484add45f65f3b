import { AppError } from '../errors/app-error.ts'
import { ordersIn, productsIn, reviewsIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import { countReview } from './count-review.ts'
import { keepPhotos } from './photos/keep-photos.ts'
import { clearPhotos } from './photos/show-photos.ts'
import { ownOrder, reviewId } from './reviewable.ts'

/** Deletes a review with its photos and its effect on the rating. */
export const deleteReview: Handler<'deleteReview'> = async ({ caller, params, secret }, deps) => {
  const { db } = deps
  const product = productsIn(db).doc(params.productId)
  const document = reviewsIn(db).doc(reviewId(params.id, params.productId))
  const gone = await transact(deps, async (transaction) => {
    const [found, current, sold] = await readAll(transaction, ordersIn(db).doc(params.id), document, product)
    ownOrder(found, caller, secret)
    if (!current) throw noSuchReview()
    const photos = current.photos ?? []
    const writePhotos = await keepPhotos({ before: photos, after: [] }, transaction, deps)
    writePhotos()
    transaction.delete(document)
    countReview(transaction, product, sold, { before: current })
    return photos
  })
  await clearPhotos(document.id, { hidden: [], gone }, deps)
  return ok({ message: 'Your review is deleted.' })
}

/** Returns the error for a review that does not exist. */
export function noSuchReview(): AppError {
  return new AppError('NOT_FOUND', 'There is no such review.')
}
