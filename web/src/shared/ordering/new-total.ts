import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/orders.ts'
import { failedWith } from '../api/api-failure.ts'

/** What an order that was refused for its price would cost now: it may stand out of sight, or not on the page yet; else nothing. */
export function newTotal(failure: unknown): string {
  if (!failedWith(failure, 'PRICE_CHANGED')) return ''
  const { totalPrice } = failure.details
  return typeof totalPrice === 'number' ? texts.itComesToNow(formatAmount(totalPrice)) : ''
}
