import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { Message } from '../api/message.ts'
import { DocumentId } from '../ids.ts'
import { paging } from '../paging.ts'
import { nextCursorHeader } from '../paging-headers.ts'
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
/** The tracking token of a guest's order. */
const token = { t: z.optional(z.string().check(z.maxLength(100))) }
const headers = [nextCursorHeader]

export const reviewCalls = {
  listReviews: {
    params: byId,
    query: { sort: z._default(ReviewSort, 'newest'), ...paging(10) },
    answer: z.array(Review),
    headers,
  },
  readOrderReviews: { params: byId, query: token, answer: z.array(OrderedProductReview) },
  writeReview: { params: ofProduct, query: token, body: ReviewRequest, answer: OrderedProductReview },
  deleteReview: { params: ofProduct, query: token, answer: Message },
  listStaffReviews: {
    query: { filter: z.optional(ReviewFilter), ...paging(25) },
    answer: z.array(StaffReview),
    headers,
  },
  moderateReview: { params: byId, body: ModerateReviewRequest, answer: StaffReview },
} as const satisfies Partial<CallShapes>
