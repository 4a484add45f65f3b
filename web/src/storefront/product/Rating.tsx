import { IconStar, IconStarFilled, IconStarHalfFilled } from '@tabler/icons-react'
import { defaultRating, defaultReviewCount } from '@teeshala/contract/catalogue/product'
import classes from './Rating.module.css'

/** Stars out of five and the number of reviews; the shop's fallback where a product has none of its own. */
export function Rating({
  rating = defaultRating,
  count = defaultReviewCount,
}: {
  rating: number | undefined
  count: number | undefined
}) {
  return (
    <p className={classes.rating}>
      <span role="img" aria-label={`Rated ${rating} out of 5`} className={classes.stars}>
        {[1, 2, 3, 4, 5].map((star) => {
          const Star = rating >= star ? IconStarFilled : rating >= star - 0.5 ? IconStarHalfFilled : IconStar
          return <Star key={star} size={18} />
        })}
      </span>
      <span>
        {rating} ({count} reviews)
      </span>
    </p>
  )
}
