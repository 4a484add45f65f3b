import { IconStar, IconStarFilled, IconStarHalfFilled } from '@tabler/icons-react'
import * as texts from '../../texts/shared/products.ts'
import classes from './StarRow.module.css'

/** Five stars, of which the rating is filled. */
export function StarRow({ rating, size = 18 }: { rating: number; size?: number }) {
  return (
    <span role="img" aria-label={texts.ratedOutOfFive(rating)} className={classes.stars}>
      {[1, 2, 3, 4, 5].map((star) => {
        const Star = rating >= star ? IconStarFilled : rating >= star - 0.5 ? IconStarHalfFilled : IconStar
        return <Star key={star} size={size} />
      })}
    </span>
  )
}
