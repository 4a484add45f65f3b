import { IconStar, IconStarFilled, IconStarHalfFilled } from '@tabler/icons-react'
import type { Product } from '@teeshala/contract/catalogue/product'
import { reviewsInWords } from '@teeshala/contract/reviews/review-words'
import { Link } from 'react-router-dom'
import classes from './Rating.module.css'

/** Stars out of five and the number of reviews; nothing of a product that nobody has reviewed yet. */
export function Rating({ product: { rating, reviewCount } }: { product: Pick<Product, 'rating' | 'reviewCount'> }) {
  if (rating === undefined || !reviewCount) return null
  return (
    <p className={classes.rating}>
      <span role="img" aria-label={`Rated ${rating} out of 5`} className={classes.stars}>
        {[1, 2, 3, 4, 5].map((star) => {
          const Star = rating >= star ? IconStarFilled : rating >= star - 0.5 ? IconStarHalfFilled : IconStar
          return <Star key={star} size={18} />
        })}
      </span>
      <Link to="?tab=reviews" replace preventScrollReset>
        {rating} ({reviewsInWords(reviewCount)})
      </Link>
    </p>
  )
}
