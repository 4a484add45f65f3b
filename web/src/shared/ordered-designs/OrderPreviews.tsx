import { filesOfOrder } from '@teeshala/contract/designs/order-designs'
import { type ReactNode, useMemo } from 'react'
import type { ShownPreview } from './design-url-query.ts'
import { ShownPreviews } from './ShownPreviews.tsx'

type Ordered = Parameters<typeof filesOfOrder>[0] & { readonly _id: string }

type OrderPreviewsProps = { order: Ordered; token: string | null; children: ReactNode }

/**
 * Shows an order's designs to holders of its secret link: the bucket knows only accounts, so on
 * other devices they come through the API, under the order's own rule.
 */
export function OrderPreviews({ order, token, children }: OrderPreviewsProps) {
  const previews = useMemo(() => (token ? previewsOf(order, token) : new Map<string, ShownPreview>()), [order, token])
  return <ShownPreviews previews={previews}>{children}</ShownPreviews>
}

/** Returns the API addresses of an order's designs for holders of its token, by path. */
export function previewsOf(order: Ordered, token: string): Map<string, ShownPreview> {
  return new Map(filesOfOrder(order).map((path, number) => [path, { of: 'order', id: order._id, number, token }]))
}
