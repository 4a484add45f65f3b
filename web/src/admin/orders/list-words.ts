import { formatCount } from '@teeshala/contract/count-format'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { isWorkshop } from '@teeshala/contract/orders/status-words'
import { totalWords } from '../../shared/admin/records/total-words.ts'
import * as texts from '../../texts/admin/orders/orders.ts'

/** The URL parameter of the open order. */
export const orderParameter = 'order'

/** Returns the first eight characters of an id and an ellipsis. */
export const shortened = (id: string) => `${id.slice(0, 8)}…`

/** Returns an order's short name in lists: the end of its id, or the beginning for bulk and print orders. */
export const nameInList = ({ _id, kind }: Pick<AnyOrder, '_id' | 'kind'>) =>
  isWorkshop(kind) ? shortened(_id) : _id.slice(-6)

/** Returns the customer's name as staff call them. */
export function customerOf({ name, phone, email }: AnyOrder['contact'], to: AnyOrder['shippingAddress']): string {
  return name || to?.name || phone || email || texts.nA
}

/** Returns an order's destination in one line; without an address it is collected. */
export function addressLine(to: AnyOrder['shippingAddress']): string {
  if (!to) return texts.collectedFromTheShop
  return [to.address, to.city, to.postalCode, to.country].filter(Boolean).join(', ') || texts.nA
}

/** Returns how many are shown and, if there are more, of how many. Without `total`, all are shown. */
export function countLine(shown: number, total: number | undefined, orders: string): string {
  const all = Math.max(shown, total ?? shown)
  return texts.showing(formatCount(shown), totalWords(all), orders)
}
