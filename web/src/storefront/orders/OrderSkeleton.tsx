import { Skeleton } from '@mantine/core'
import classes from './OrderTracking.module.css'

export function OrderSkeleton() {
  return (
    <div aria-busy>
      <Skeleton height="3.5rem" width="20rem" mb="xl" />
      <div className={classes.columns}>
        <Skeleton height="24rem" />
        <Skeleton height="24rem" />
      </div>
    </div>
  )
}
