import classes from './ProductCardSkeleton.module.css'

/** The place of a card whose product is on its way, in the card's own measures. Mantine's skeleton would weigh on the first visit. */
export function ProductCardSkeleton() {
  return (
    <li aria-hidden className={classes.card}>
      <span />
      <span />
      <span />
      <span />
      <span />
    </li>
  )
}
