import * as z from 'zod/mini'
import { BasedOn } from '../edit-conflict.ts'
import { Line, Paragraphs } from '../text.ts'
import { Photo, StoredPhoto, WantedPhotos } from './review-photo.ts'

export const stars = [1, 2, 3, 4, 5] as const
/** One star, the worst, to five. */
export const Stars = z.union(
  stars.map((star) => z.literal(star)),
  { error: 'Please give one to five stars' },
)
export type Stars = z.infer<typeof Stars>

export const maxReviewText = 1500
export const maxAnswerText = 1000
const maxReason = 200

/** The document reviews/{id}: one buyer's review of one product of one order. */
export const StoredReview = z.object({
  productId: z.string(),
  /** The product's name at the time of the order, for staff. */
  productName: z.string(),
  orderId: z.string(),
  /** The account of the order; null for a guest's, and once the account was deleted. */
  userId: z.nullable(z.string()),
  /** The author's name on the product's page. */
  author: z.string(),
  rating: Stars,
  text: z.string(),
  photos: z.optional(z.array(StoredPhoto)),
  isHidden: z.boolean(),
  /** Why staff hid it; visible only to staff and its author. */
  hiddenReason: z.optional(z.string()),
  /** The shop's reply; empty if there is none. */
  answer: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredReview = z.infer<typeof StoredReview>

/** A review as it appears on the product's page. */
export const Review = z.object({
  _id: z.string(),
  author: z.string(),
  rating: Stars,
  text: z.string(),
  photos: z.array(Photo),
  answer: z.string(),
  createdAt: z.iso.datetime(),
})
export type Review = z.infer<typeof Review>

/** A review as its author sees it. */
export const OwnReview = z.object({
  ...Review.shape,
  photos: z.array(StoredPhoto),
  isHidden: z.boolean(),
  hiddenReason: z.optional(z.string()),
})
export type OwnReview = z.infer<typeof OwnReview>

/** A product of a delivered order with its buyer's review; `review` is null until there is one. */
export const OrderedProductReview = z.object({
  productId: z.string(),
  productName: z.string(),
  image: z.string(),
  review: z.nullable(OwnReview),
})
export type OrderedProductReview = z.infer<typeof OrderedProductReview>

/** A review as staff see it. */
export const StaffReview = z.object({
  ...OwnReview.shape,
  productId: z.string(),
  productName: z.string(),
  orderId: z.string(),
  updatedAt: z.iso.datetime(),
})
export type StaffReview = z.infer<typeof StaffReview>

/** PUT /api/orders/{id}/reviews/{productId} */
export const ReviewRequest = z.object({
  rating: Stars,
  text: z._default(Paragraphs(maxReviewText), ''),
  photos: z._default(WantedPhotos, []),
})
export type ReviewRequest = z.infer<typeof ReviewRequest>

/** PATCH /api/admin/reviews/{id}: a reply (empty removes it), hiding with a reason, or showing again. */
export const ModerateReviewRequest = z
  .object({
    answer: z.optional(Paragraphs(maxAnswerText)),
    isHidden: z.optional(z.boolean()),
    reason: z.optional(Line(maxReason)),
    basedOn: BasedOn,
  })
  .check(
    z.refine(({ answer, isHidden }) => answer !== undefined || isHidden !== undefined, {
      error: 'Say what to change: answer or isHidden',
    }),
    z.refine(({ isHidden, reason }) => !isHidden || Boolean(reason), {
      error: 'Please enter a reason',
      path: ['reason'],
    }),
  )
export type ModerateReviewRequest = z.infer<typeof ModerateReviewRequest>

export const ReviewSort = z.enum(['newest', 'highest', 'lowest'])
export type ReviewSort = z.infer<typeof ReviewSort>

/** Filters for staff: reviews without a reply, hidden ones, or those of one or two stars. */
export const ReviewFilter = z.enum(['unanswered', 'hidden', 'low'])
export type ReviewFilter = z.infer<typeof ReviewFilter>
