import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { mayBegin } from '@teeshala/contract/production/for-the-press'
import { proofHash } from './proof-hash.ts'

/** Returns the field of an order's document that staff's lists find it by once the press may begin it; stored with every change that decides this. */
export function toPrint(order: Omit<StoredOrder, 'isToPrint'>): Required<Pick<StoredOrder, 'isToPrint'>> {
  return { isToPrint: mayBegin(order, proofHash(order)) }
}
