import { filesOfOrder } from '@teeshala/contract/designs/order-designs'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { ShownPreview } from './design-url-query.ts'

type Ordered = Parameters<typeof filesOfOrder>[0] & { readonly _id: string }

const Previews = createContext<ReadonlyMap<string, ShownPreview>>(new Map())

type OrderPreviewsProps = { order: Ordered; token: string | null; children: ReactNode }

/**
 * Lets everything inside show the designs of an order that was opened by its secret link: the bucket knows only accounts, so on
 * another device than the one that uploaded them they come from the shop, under the order's own rule.
 */
export function OrderPreviews({ order, token, children }: OrderPreviewsProps) {
  const previews = useMemo(() => (token ? previewsOf(order, token) : new Map<string, ShownPreview>()), [order, token])
  return <Previews value={previews}>{children}</Previews>
}

/** Where the shop has a design's preview for the secret link under which the page was opened; undefined without one. */
export function useShownPreview(): (path: string) => ShownPreview | undefined {
  const previews = useContext(Previews)
  return (path) => previews.get(path)
}

/** Where the shop shows the designs of an order to whoever holds its token, by their paths. */
export function previewsOf(order: Ordered, token: string): Map<string, ShownPreview> {
  return new Map(filesOfOrder(order).map((path, number) => [path, { id: order._id, number, token }]))
}
