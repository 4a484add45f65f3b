import { type Route, route } from '../http/route.ts'
import { deleteReview } from './delete-review.ts'
import { listReviews } from './list-reviews.ts'
import { listStaffReviews } from './list-staff-reviews.ts'
import { moderateReview } from './moderate-review.ts'
import { readOrderReviews } from './read-order-reviews.ts'
import { writeReview } from './write-review.ts'

export const reviewRoutes: readonly Route[] = [
  route('listReviews', listReviews),
  route('readOrderReviews', readOrderReviews),
  route('writeReview', writeReview),
  route('deleteReview', deleteReview),
  route('listStaffReviews', listStaffReviews),
  route('moderateReview', moderateReview),
]
