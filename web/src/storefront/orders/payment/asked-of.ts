import { formatDay } from '@teeshala/contract/date-format'
import { dayOf } from '@teeshala/contract/india-day'
import { askedRupees, asksByHand, fulfilmentOf, openRupees } from '@teeshala/contract/orders/search/answered-order'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { isPaidOnline, paymentMethodLabels } from '@teeshala/contract/payments/payment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../texts/storefront/orders.ts'

/** The texts about a part payment: `label` is on the button that pays the requested part. */
type Asked = { title: string; words: string; label: string | undefined; mayPayAdvance: boolean }

/** Returns what an order paid in parts or on invoice asks for now; undefined for one paid in full. */
export function askedOf(order: AnyOrder): Asked | undefined {
  const { parts, paymentMethod, invoiceDays, invoice, invoiceDue } = order
  if (invoiceDays !== undefined && !parts) {
    const open = formatAmount(openRupees(order))
    const words =
      invoice && invoiceDue
        ? texts.dueOnInvoice(open, invoice.number, formatDay(invoiceDue), invoiceDue < dayOf(new Date()))
        : texts.dueAfterInvoice(open, invoiceDays)
    return { title: texts.toPayOnInvoice, words, label: undefined, mayPayAdvance: false }
  }
  if (!parts || (parts.paid === 0 && parts.advanceMissing === 0)) return undefined
  const isOnline = isPaidOnline(paymentMethod)
  const atTheDoor = isOnline ? texts.beforeWeSendIt : texts.inCashAtDelivery
  const rest = fulfilmentOf(order) === 'collect' ? texts.whenYouCollectIt : atTheDoor
  const [total, advance, paid, balance] = [askedRupees(order), parts.advanceMissing, parts.paid, parts.balance].map(
    formatAmount,
  )
  const ofAdvance = { title: texts.advanceToPay, label: texts.payAdvance, mayPayAdvance: false }
  if (parts.advanceMissing > 0 && !isOnline) {
    const words = asksByHand(order) ? texts.advanceByHand(`${advance}`, rest) : texts.advanceFirst(`${advance}`, rest)
    return { ...ofAdvance, words }
  }
  if (parts.advanceMissing > 0 && parts.paid === 0) {
    const words = texts.allOrAdvance(`${total}`, paymentMethodLabels[paymentMethod], `${advance}`, rest)
    return { title: texts.paymentPending, words, label: undefined, mayPayAdvance: parts.advanceMissing < parts.balance }
  }
  const words = texts.balanceIs(`${paid}`, `${total}`, `${balance}`, rest)
  return { title: texts.balanceToPay, words, label: texts.payBalance, mayPayAdvance: parts.advanceMissing > 0 }
}
