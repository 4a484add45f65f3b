import { routesOf } from '../http/route.ts'
import { deleteReview } from './delete-review.ts'
import { listReviews } from './list-reviews.ts'
import { listStaffReviews } from './list-staff-reviews.ts'
import { moderateReview } from './moderate-review.ts'
import { readOrderReviews } from './read-order-reviews.ts'
import { writeReview } from './write-review.ts'

export const reviewRoutes = routesOf({
  listReviews,
  readOrderReviews,
  writeReview,
  deleteReview,
  listStaffReviews,
  moderateReview,
})
