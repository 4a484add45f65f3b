import { Skeleton } from '@mantine/core'
import classes from './ProductCardSkeleton.module.css'

/** The place of a card whose product is on its way, in the card's own measures. */
export function ProductCardSkeleton() {
  return (
    <li aria-hidden>
      <Skeleton className={classes.frame} radius={0} />
      <Skeleton height="1.2rem" width="70%" />
      <Skeleton height="1rem" width="40%" mt="0.35rem" />
      <Skeleton height="1.5rem" width="30%" mt="0.5rem" />
      <Skeleton height="2.25rem" width="45%" mt="0.9rem" />
    </li>
  )
}
