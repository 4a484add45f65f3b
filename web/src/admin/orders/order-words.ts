import type { Order } from '@teeshala/contract/orders/order'

/** How the list names an order: by the last six characters of its id (admin specification, section 9). */
export const shortId = (id: string) => id.slice(-6)

/** Where an order goes, in a line. */
export function addressLine(to: Order['shippingAddress']): string {
  const parts = to ? [to.address, to.city, to.postalCode, to.country].filter(Boolean) : []
  return parts.join(', ') || 'N/A'
}
