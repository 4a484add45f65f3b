import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/orders.ts'
import { failedWith } from '../api/api-failure.ts'

/** Returns the present price of an order refused for its price, because it may be off screen; otherwise ''. */
export function newTotal(failure: unknown): string {
  if (!failedWith(failure, 'PRICE_CHANGED')) return ''
  const { totalPrice } = failure.details
  return typeof totalPrice === 'number' ? texts.itComesToNow(formatAmount(totalPrice)) : ''
}
