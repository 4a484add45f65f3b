import type { OwnReview, Review, StaffReview, StoredReview } from '@teeshala/contract/reviews/review'
import type { WithId } from '../firestore/read-documents.ts'

/** Returns a review as everybody may read it: without order, account and staff notes. */
export function reviewAnswer(review: WithId<StoredReview>): Review {
  const { _id, author, rating, text, photos = [], answer, createdAt } = review
  return {
    _id,
    author,
    rating,
    text,
    photos: photos.map(({ _id, widthPx, heightPx }) => ({ _id, widthPx, heightPx })),
    answer,
    createdAt: createdAt.toISOString(),
  }
}

/** Returns a review as its author sees it, including whether it is hidden, and why. */
export function ownReviewAnswer(review: WithId<StoredReview>): OwnReview {
  const { photos = [], isHidden, hiddenReason } = review
  return { ...reviewAnswer(review), photos, isHidden, ...(hiddenReason !== undefined && { hiddenReason }) }
}

/** Returns a review as staff see it. */
export function staffReviewAnswer(review: WithId<StoredReview>): StaffReview {
  const { productId, productName, orderId, updatedAt } = review
  return { ...ownReviewAnswer(review), productId, productName, orderId, updatedAt: updatedAt.toISOString() }
}
