import type { StoredReview } from '@teeshala/contract/reviews/review'
import type { Query } from 'firebase-admin/firestore'
import { reviewsIn } from '../firestore/collections.ts'
import type { Handler } from '../http/handler.ts'
import { listPage } from '../http/list-page.ts'
import { staffReviewAnswer } from './review-answers.ts'

/** Returns a page of all reviews, newest first. */
export const listStaffReviews: Handler<'listStaffReviews'> = async ({ query }, deps) => {
  const { filter, ...page } = query
  let reviews: Query<StoredReview, StoredReview> = reviewsIn(deps.db)
  if (filter === 'hidden') reviews = reviews.where('isHidden', '==', true)
  if (filter === 'unanswered') reviews = reviews.where('isHidden', '==', false).where('answer', '==', '')
  if (filter === 'low') reviews = reviews.where('rating', 'in', [1, 2])
  return listPage(reviews, { page, answer: staffReviewAnswer }, deps)
}
