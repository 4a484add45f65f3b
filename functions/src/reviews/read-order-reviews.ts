import { ordersIn, reviewsIn } from '../firestore/collections.ts'
import { documentOf, readAll } from '../firestore/read-documents.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { ownReviewAnswer } from './review-answers.ts'
import { ownOrder, reviewableLines, reviewId } from './reviewable.ts'

/** Returns which products of an order its buyer can review, with their reviews; empty if it has not been delivered. */
export async function readOrderReviews(
  { caller, params, secret }: Call<'readOrderReviews'>,
  { db }: Deps,
): Reply<'readOrderReviews'> {
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
