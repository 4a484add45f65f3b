import type { StoredReview } from '@teeshala/contract/reviews/review'
import type { StoredPhoto } from '@teeshala/contract/reviews/review-photo'
import { authorOf } from '@teeshala/contract/reviews/review-words'
import type { DocumentReference } from 'firebase-admin/firestore'
import { AppError } from '../errors/app-error.ts'
import { ordersIn, productsIn, reviewsIn } from '../firestore/collections.ts'
import { enforceRateLimits } from '../firestore/rate-limit.ts'
import { readAll } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { type Call, type Handler, ok } from '../http/handler.ts'
import type { Deps } from '../ports/deps.ts'
import { countReview } from './count-review.ts'
import { keepPhotos, photosWithout } from './photos/keep-photos.ts'
import { readPhotos } from './photos/read-photos.ts'
import { clearPhotos, showPhotos } from './photos/show-photos.ts'
import { ownReviewAnswer } from './review-answers.ts'
import { boughtLine, ownOrder, reviewId } from './reviewable.ts'

const limitOf = (orderId: string) => ({
  name: `reviews of ${orderId}`,
  most: 40,
  refusal: 'You have changed your reviews too many times in an hour. Please try again later.',
})

/** A guest has the order's secret from its mail; an account's mailbox may be unverified. */
const unproved = () =>
  new AppError(
    'CONTACT_UNPROVED',
    'Please confirm your email before you write a review. Your profile sends you a link.',
  )

/**
 * Adds or changes a buyer's review of a product in a delivered order; the rating is updated in the same transaction. Photos
 * are made public before it, and removed ones are cleared after it.
 */
export const writeReview: Handler<'writeReview'> = async (call, deps) => {
  const { caller, params, secret, body } = call
  const { db, now } = deps
  if (caller.kind === 'customer' && !caller.isProved) throw unproved()
  const product = productsIn(db).doc(params.productId)
  const document = reviewsIn(db).doc(reviewId(params.id, params.productId))
  const photos = body.photos.length > 0 ? await readyPhotos(call, document, deps) : []
  const { line, review, gone } = await transact(deps, async (transaction) => {
    const [found, current, sold] = await readAll(transaction, ordersIn(db).doc(params.id), document, product)
    const order = ownOrder(found, caller, secret)
    const line = boughtLine(order, params.productId)
    const before = current?.photos ?? []
    const writePhotos = await keepPhotos({ before, after: photos }, transaction, deps)
    const countOne = await enforceRateLimits(transaction, [limitOf(order._id)], deps)
    const at = now()
    const review: StoredReview = {
      productId: line.productId,
      productName: line.name,
      orderId: order._id,
      userId: order.userId,
      author: current?.author ?? authorOf(order.contact.name),
      rating: body.rating,
      text: body.text,
      ...(photos.length > 0 && { photos }),
      isHidden: current?.isHidden ?? false,
      ...(current?.hiddenReason !== undefined && { hiddenReason: current.hiddenReason }),
      answer: current?.answer ?? '',
      createdAt: current?.createdAt ?? at,
      updatedAt: at,
    }
    countOne()
    writePhotos()
    transaction.set(document, review)
    countReview(transaction, product, sold, { before: current, after: review })
    return { line, review, gone: photosWithout(before, photos) }
  })
  await clearPhotos(document.id, { hidden: review.isHidden ? photos : [], gone }, deps)
  const { productId, name, image } = line
  return ok({ productId, productName: name, image, review: ownReviewAnswer({ ...review, _id: document.id }) })
}

/** Returns the review's photos, made public; only for those who may write it. */
async function readyPhotos(
  { caller, params, secret, body }: Call<'writeReview'>,
  document: DocumentReference<StoredReview, StoredReview>,
  deps: Deps,
): Promise<StoredPhoto[]> {
  const [found, current] = await readAll(deps.db, ordersIn(deps.db).doc(params.id), document)
  boughtLine(ownOrder(found, caller, secret), params.productId)
  const had = current?.photos ?? []
  const photos = await readPhotos(body.photos, { caller, had }, deps)
  if (!current?.isHidden) await showPhotos(document.id, photosWithout(photos, had), deps)
  return photos
}
