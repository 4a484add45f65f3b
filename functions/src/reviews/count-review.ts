import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { ratingOf, recounted } from '@teeshala/contract/reviews/rating'
import type { StoredReview } from '@teeshala/contract/reviews/review'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { deleteField } from '../firestore/field-values.ts'
import type { WithId } from '../firestore/read-documents.ts'

type Counted = Pick<StoredReview, 'rating' | 'isHidden'>

/**
 * Writes what a product says of its reviews after one came, changed or went: from the counts by stars that it has, so that no review is read
 * for it. A hidden review counts nowhere. `updatedAt` stays, because no form of staff shows these figures.
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
