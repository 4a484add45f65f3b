import { ordersIn, reviewsIn } from '../firestore/collections.ts'
import { documentOf, readAll } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import { ownReviewAnswer } from './review-answers.ts'
import { ownOrder, reviewableLines, reviewId } from './reviewable.ts'

/** Returns which products of an order its buyer can review, with their reviews; empty if it has not been delivered. */
export const readOrderReviews: Handler<'readOrderReviews'> = async ({ caller, params, secret }, { db }) => {
  const order = ownOrder(documentOf(await ordersIn(db).doc(params.id).get()), caller, secret)
  const lines = reviewableLines(order)
  const reviews = await readAll(db, ...lines.map(({ productId }) => reviewsIn(db).doc(reviewId(order._id, productId))))
  return ok(
    lines.map(({ productId, name, image }, index) => {
      const review = reviews[index]
      return { productId, productName: name, image, review: review ? ownReviewAnswer(review) : null }
    }),
  )
}
