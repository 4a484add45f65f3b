import { cardPictureSizes } from './card-picture-sizes.ts'
import classes from './ProductCardSkeleton.module.css'

/** The place of a card whose product is on its way, in the card's own measures. The first script of a page may show its picture already. Mantine's skeleton would weigh on the first visit. */
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
