import { filesOfOrder } from '@teeshala/contract/designs/order-designs'
import { type ReactNode, useMemo } from 'react'
import type { ShownPreview } from './design-url-query.ts'
import { ShownPreviews } from './ShownPreviews.tsx'

type Ordered = Parameters<typeof filesOfOrder>[0] & { readonly _id: string }

type OrderPreviewsProps = { order: Ordered; token: string | null; children: ReactNode }

/**
 * Lets everything inside show the designs of an order that was opened by its secret link: the bucket knows only accounts, so on
 * another device than the one that uploaded them they come from the shop, under the order's own rule.
 */
export function OrderPreviews({ order, token, children }: OrderPreviewsProps) {
  const previews = useMemo(() => (token ? previewsOf(order, token) : new Map<string, ShownPreview>()), [order, token])
  return <ShownPreviews previews={previews}>{children}</ShownPreviews>
}

/** Where the shop shows the designs of an order to whoever holds its token, by their paths. */
export function previewsOf(order: Ordered, token: string): Map<string, ShownPreview> {
  return new Map(filesOfOrder(order).map((path, number) => [path, { of: 'order', id: order._id, number, token }]))
}
