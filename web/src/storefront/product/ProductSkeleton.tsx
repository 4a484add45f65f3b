import { Skeleton } from '@mantine/core'
import { GalleryWaiting } from './gallery/GalleryWaiting.tsx'
import classes from './ProductDetail.module.css'

/** A loading product: the first screen has its final layout. */
export function ProductSkeleton() {
  return (
    <div aria-busy>
      <Skeleton height="1.75rem" width="14rem" mb="0.5rem" />
      <div className={classes.product}>
        <GalleryWaiting />
        <div className={classes.order}>
          <Skeleton height="1.625rem" width="6.5rem" />
          <Skeleton height="4.5rem" width="80%" />
          <Skeleton height="1.5rem" width="40%" />
          <Skeleton height="4rem" width="30%" />
          <Skeleton height="5rem" />
          <Skeleton height="4.875rem" />
          <Skeleton height="4.875rem" />
          <Skeleton height="3.25rem" />
        </div>
      </div>
    </div>
  )
}
