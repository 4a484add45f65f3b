import { Skeleton } from '@mantine/core'
import classes from './ProductDetail.module.css'

export function ProductSkeleton() {
  return (
    <div className={classes.product} aria-busy>
      <Skeleton className={classes.waiting} radius={0} />
      <div className={classes.order}>
        <Skeleton height="3.25rem" width="80%" />
        <Skeleton height="1.5rem" width="40%" />
        <Skeleton height="2.25rem" width="30%" />
        <Skeleton height="5rem" />
        <Skeleton height="5rem" />
        <Skeleton height="3.25rem" />
      </div>
    </div>
  )
}
