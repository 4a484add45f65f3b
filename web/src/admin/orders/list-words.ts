import { formatCount } from '@teeshala/contract/count-format'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { totalWords } from '../../shared/admin/records/total-words.ts'
import * as texts from '../../texts/admin/orders/orders.ts'

/** The URL parameter of the open order. */
export const orderParameter = 'order'

/** Returns the customer's name as staff call them. */
export function customerOf({ name, phone, email }: AnyOrder['contact'], to: AnyOrder['shippingAddress']): string {
  return name || to?.name || phone || email || texts.nA
}

/** Returns an order's destination in one line; without an address it is collected. */
export function addressLine(to: AnyOrder['shippingAddress']): string {
  if (!to) return texts.collectionFromTheShop
  return [to.address, to.city, to.postalCode, to.country].filter(Boolean).join(', ') || texts.nA
}

/** Returns how many are shown and, if there are more, of how many. Without `total`, all are shown. */
export function countLine(shown: number, total: number | undefined, orders: string): string {
  const all = Math.max(shown, total ?? shown)
  return texts.showing(formatCount(shown), totalWords(all), orders)
}
