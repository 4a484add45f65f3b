import type { ReviewSort } from '@teeshala/contract/reviews/review'
import { reviewsIn } from '../firestore/collections.ts'
import type { Handler } from '../http/handler.ts'
import { listPage } from '../http/list-page.ts'
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
  return listPage(shown, { page, order: orders[sort], answer: reviewAnswer }, deps)
}
