import { type ComponentType, lazy } from 'react'
import { LatestOrder } from './LatestOrder.tsx'
import type { OrderPlacedProps } from './OrderPlaced.tsx'

const load = () => import('./OrderPlaced.tsx')

/** Loaded while the order is being placed; if that fails, a link to the order replaces it. */
export const OrderPlaced = lazy(
  (): Promise<{ default: ComponentType<OrderPlacedProps> }> =>
    load().then(
      (module) => ({ default: module.OrderPlaced }),
      () => ({ default: LatestOrder }),
    ),
)

export const fetchOrderPlaced = () => void load().catch(() => undefined)
