import { type ComponentType, lazy } from 'react'
import { LatestOrder } from './LatestOrder.tsx'
import type { OrderPlacedProps } from './OrderPlaced.tsx'

const load = () => import('./OrderPlaced.tsx')

/** Comes while the order is on its way; where it does not, the way to the order stands in its place. */
export const OrderPlaced = lazy(
  (): Promise<{ default: ComponentType<OrderPlacedProps> }> =>
    load().then(
      (module) => ({ default: module.OrderPlaced }),
      () => ({ default: LatestOrder }),
    ),
)

export const fetchOrderPlaced = () => void load().catch(() => undefined)
