import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Message } from '../api/message.ts'
import { DocumentId } from '../ids.ts'
import { paging } from '../paging/paging.ts'
import { nextCursorHeader } from '../paging/paging-headers.ts'
import {
  ModerateReviewRequest,
  OrderedProductReview,
  Review,
  ReviewFilter,
  ReviewRequest,
  ReviewSort,
  StaffReview,
} from './review.ts'

const byId = { id: DocumentId }
const ofProduct = { id: DocumentId, productId: DocumentId }
const headers = [nextCursorHeader]

export const reviewCalls = {
  listReviews: {
    params: byId,
    query: { sort: z._default(ReviewSort, 'newest'), ...paging(10) },
    answer: z.array(Review),
    headers,
  },
  readOrderReviews: { params: byId, takesSecret: true, answer: z.array(OrderedProductReview) },
  writeReview: { params: ofProduct, takesSecret: true, body: ReviewRequest, answer: OrderedProductReview },
  deleteReview: { params: ofProduct, takesSecret: true, answer: Message },
  listStaffReviews: {
    query: { filter: z.optional(ReviewFilter), ...paging(25) },
    answer: z.array(StaffReview),
    headers,
  },
  moderateReview: { params: byId, body: ModerateReviewRequest, answer: StaffReview },
} as const satisfies Partial<CallShapes>
