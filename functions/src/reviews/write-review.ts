import type { StoredReview } from '@teeshala/contract/reviews/review'
import { authorOf } from '@teeshala/contract/reviews/review-words'
import { ordersIn, productsIn, reviewsIn } from '../firestore/collections.ts'
import { enforceRateLimits } from '../firestore/rate-limit.ts'
import { readAll } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { countReview } from './count-review.ts'
import { ownReviewAnswer } from './review-answers.ts'
import { boughtLine, ownOrder, reviewId } from './reviewable.ts'

const limitOf = (orderId: string) => ({
  name: `reviews of ${orderId}`,
  most: 40,
  windowMs: 3_600_000,
  refusal: 'You have changed your reviews too many times in an hour. Please try again later.',
})

/** Writes or changes what a buyer says of a product of their delivered order; the product's figures follow in the same transaction. */
export async function writeReview(
  { caller, params, query, body }: Call<'writeReview'>,
  deps: Deps,
): Reply<'writeReview'> {
  const { db, now } = deps
  const product = productsIn(db).doc(params.productId)
  const document = reviewsIn(db).doc(reviewId(params.id, params.productId))
  const { line, review } = await transact(deps, async (transaction) => {
    const [found, current, sold] = await readAll(transaction, ordersIn(db).doc(params.id), document, product)
    const order = ownOrder(found, caller, query.t)
    const line = boughtLine(order, params.productId)
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
      isHidden: current?.isHidden ?? false,
      ...(current?.hiddenReason !== undefined && { hiddenReason: current.hiddenReason }),
      answer: current?.answer ?? '',
      createdAt: current?.createdAt ?? at,
      updatedAt: at,
    }
    countOne()
    transaction.set(document, review)
    countReview(transaction, product, sold, { before: current, after: review })
    return { line, review }
  })
  const { productId, name, image } = line
  return ok({ productId, productName: name, image, review: ownReviewAnswer({ ...review, _id: document.id }) })
}
