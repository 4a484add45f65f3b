import { isPayable } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { statusOf } from '@teeshala/contract/orders/status-words'
import * as texts from '../../../texts/storefront/orders.ts'
import { cameTooLate, received, type usePayOrder, type Word } from './use-pay-order.ts'

/**
 * Returns the message about a finished payment for an order that accepts no more money, which the shop may know only from
 * the gateway. Undefined if nobody has paid on this page.
 */
export function lastWord(order: AnyOrder, { step, word }: ReturnType<typeof usePayOrder>): Word | undefined {
  if (isPayable(order)) return undefined
  if (word?.isFinal) return word
  if (step !== 'unconfirmed') return undefined
  if (statusOf(order) === 'cancelled') return cameTooLate
  return order.paymentStatus === 'partly_paid' ? { ...received, text: texts.partReceived } : received
}
