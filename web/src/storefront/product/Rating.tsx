import type { Product } from '@teeshala/contract/catalogue/product'
import { reviewsInWords } from '@teeshala/contract/reviews/review-words'
import { memo } from 'react'
import { StarRow } from '../../shared/reviews/StarRow.tsx'
import { Link } from '../../shared/routing/Link.tsx'
import classes from './Rating.module.css'

type RatingProps = { product: Pick<Product, 'rating' | 'reviewCount' | 'ratingCounts'> }

/** Stars out of five and the number of reviews; nothing without reviews. */
export const Rating = memo(function Rating({ product: { rating, reviewCount, ratingCounts } }: RatingProps) {
  if (!ratingCounts) return null
  return (
    <p className={classes.rating}>
      <StarRow rating={rating} />
      <Link to="?tab=reviews" replace preventScrollReset>
        {rating} ({reviewsInWords(reviewCount)})
      </Link>
    </p>
  )
})
