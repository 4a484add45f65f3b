import { cardPictureSizes } from './card-picture-sizes.ts'
import classes from './ProductCardSkeleton.module.css'

/**
 * The placeholder of a loading card, in the same size. The page's inline script may already show its picture. Mantine's skeleton would add to the
 * first visit.
 */
export function ProductCardSkeleton() {
  return (
    <li aria-hidden className={classes.card}>
      <span data-early-sizes={cardPictureSizes} />
      <span />
      <span />
      <span />
      <span />
    </li>
  )
}
