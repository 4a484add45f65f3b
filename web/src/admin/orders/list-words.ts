import { formatCount } from '@teeshala/contract/count-format'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { isWorkshop } from '@teeshala/contract/orders/status-words'
import { totalWords } from '../../shared/admin/records/total-words.ts'
import * as texts from '../../texts/admin/orders/orders.ts'

/** What the address calls the order that stands open beside its list. */
export const orderParameter = 'order'

/** An id by its first eight characters and an ellipsis. */
export const shortened = (id: string) => `${id.slice(0, 8)}…`

/** How the lists name an order: by the end of its id, or an order of the workshop by its beginning. */
export const nameInList = ({ _id, kind }: Pick<AnyOrder, '_id' | 'kind'>) =>
  isWorkshop(kind) ? shortened(_id) : _id.slice(-6)

/** Whose order it is, as staff call them. */
export function customerOf({ name, phone, email }: AnyOrder['contact'], to: AnyOrder['shippingAddress']): string {
  return name || to?.name || phone || email || texts.nA
}

/** Where an order goes, in a line; one without an address is collected. */
export function addressLine(to: AnyOrder['shippingAddress']): string {
  if (!to) return texts.collectedFromTheShop
  return [to.address, to.city, to.postalCode, to.country].filter(Boolean).join(', ') || texts.nA
}

/** How many are shown and, while there are more, of how many. Without `total` those shown are all. */
export function countLine(shown: number, total: number | undefined, orders: string): string {
  const all = Math.max(shown, total ?? shown)
  return texts.showing(formatCount(shown), totalWords(all), orders)
}
