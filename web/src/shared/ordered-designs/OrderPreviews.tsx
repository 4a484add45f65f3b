import { shopAddresses } from '@teeshala/contract/api/shop-addresses'
import { filesOfOrder } from '@teeshala/contract/designs/order-designs'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { pathOf } from '../api/path-of.ts'

type Ordered = Parameters<typeof filesOfOrder>[0] & { readonly _id: string }

const Addresses = createContext<ReadonlyMap<string, string>>(new Map())

type OrderPreviewsProps = { order: Ordered; token: string | null; children: ReactNode }

/**
 * Lets everything inside show the designs of an order that was opened by its secret link: the bucket knows only accounts, so on
 * another device than the one that uploaded them they come from the shop, under the order's own rule.
 */
export function OrderPreviews({ order, token, children }: OrderPreviewsProps) {
  const addresses = useMemo(() => (token ? previewAddresses(order, token) : new Map<string, string>()), [order, token])
  return <Addresses value={addresses}>{children}</Addresses>
}

/** The address of a design's preview by the secret link under which the page was opened; undefined without one. */
export function usePreviewAddress(): (path: string) => string | undefined {
  const addresses = useContext(Addresses)
  return (path) => addresses.get(path)
}

/** Where the shop shows the designs of an order to whoever holds its token, by their paths. */
export function previewAddresses(order: Ordered, token: string): Map<string, string> {
  const address = (number: number) =>
    pathOf(shopAddresses.readDesignPreview, { params: { id: order._id, number }, query: { t: token } })
  return new Map(filesOfOrder(order).map((path, index) => [path, address(index)]))
}
