import { moneyBackOf } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/storefront/orders.ts'

/** Returns how a cancelled order's money is refunded; empty if there is none. */
export function moneyBackWords(order: AnyOrder): string {
  const { online, byHand } = moneyBackOf(order)
  const words = [
    online > 0 && texts.goesBackAsPaid(formatAmount(online)),
    byHand > 0 && texts.goesBackByHand(formatAmount(byHand)),
  ]
  return words.filter(Boolean).join(' ')
}
