import type { ReviewSort, StoredReview } from '@teeshala/contract/reviews/review'
import { reviewsIn } from '../firestore/collections.ts'
import { readPage } from '../firestore/page.ts'
import { type Handler, ok } from '../http/handler.ts'
import { leaveOutUnfit } from '../http/leave-out-unfit.ts'
import { reviewAnswer } from './review-answers.ts'

const orders = {
  newest: { field: 'createdAt', direction: 'desc' },
  highest: { field: 'rating', direction: 'desc' },
  lowest: { field: 'rating', direction: 'asc' },
} as const satisfies Record<ReviewSort, object>

/** Returns a page of a product's visible reviews. */
export const listReviews: Handler<'listReviews'> = async ({ params, query }, deps) => {
  const { sort, ...page } = query
  const shown = reviewsIn(deps.db).where('productId', '==', params.id).where('isHidden', '==', false)
  const order = { ...orders[sort], onUnfit: leaveOutUnfit(deps) }
  const { items, headers } = await readPage<StoredReview>(shown, order, page)
  return ok(items.map(reviewAnswer), headers)
}
