import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { ratingOf, recounted } from '@teeshala/contract/reviews/rating'
import type { StoredReview } from '@teeshala/contract/reviews/review'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { deleteField } from '../firestore/field-values.ts'
import type { WithId } from '../firestore/read-documents.ts'

type Counted = Pick<StoredReview, 'rating' | 'isHidden'>

/**
 * Updates a product's rating after a review was added, changed or removed, from its stored counts by stars, so that no review is
 * read. Hidden reviews are not counted. `updatedAt` stays, because no staff form shows these figures.
 */
export function countReview(
  transaction: Transaction,
  reference: DocumentReference<StoredProduct, StoredProduct>,
  product: WithId<StoredProduct> | undefined,
  { before, after }: { readonly before?: Counted | undefined; readonly after?: Counted | undefined },
): void {
  const starsOf = (review: Counted | undefined) => (review && !review.isHidden ? review.rating : undefined)
  const [from, to] = [starsOf(before), starsOf(after)]
  if (!product || from === to) return
  const ratingCounts = recounted(product.ratingCounts, { from, to })
  const none = deleteField()
  const figures = ratingOf(ratingCounts)
  transaction.update(reference, {
    ratingCounts: figures ? ratingCounts : none,
    rating: figures?.rating ?? none,
    reviewCount: figures?.reviewCount ?? none,
  })
}
