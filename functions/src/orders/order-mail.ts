import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { StoredOrder } from '@teeshala/contract/orders/order'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import { awaitsPayment } from '@teeshala/contract/orders/payment'
import { hoursToPay, lapsedNote } from '@teeshala/contract/orders/payment-time'
import type { Kept } from '../firestore/stored.ts'
import { type Opening, orderLetter, rupees, type Shop } from './order-letter.ts'

const openings: Partial<Record<OrderStatus, Opening>> = {
  placed: { subject: 'We have your order', text: 'Thank you for your order. We will tell you when it is on its way.' },
  shipped: { subject: 'Your order is on its way', text: 'Your order has left our workshop.' },
  delivered: { subject: 'Your order has arrived', text: 'Your order was delivered. We hope you like it.' },
  cancelled: { subject: 'Your order is cancelled', text: 'Your order was cancelled. There is nothing to pay.' },
}

const returned = 'Your order was cancelled. What you paid is on its way back: a bank takes 5 to 7 working days.'
const lapsed = `We did not receive a payment within ${hoursToPay} hours, so your order was cancelled. If money has left your account all the same, it comes back by itself within 5 to 7 working days.`
const awaited = 'We have kept your things for you. Pay your order on its page, and we start making it.'

/** What a mail says besides the order: of the money only what is true of this order. */
function openingOf(order: StoredOrder, status: OrderStatus): Opening | undefined {
  const opening = openings[status]
  if (opening && status === 'placed' && awaitsPayment(order)) return { ...opening, text: awaited }
  const wasPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
  const isLapsed = order.timeline.at(-1)?.note === lapsedNote
  if (opening && status === 'cancelled' && isLapsed) return { ...opening, text: lapsed }
  if (opening && status === 'cancelled' && wasPaid) return { ...opening, text: returned }
  return opening
}

/** The mail for a new order; undefined where there is no address to send it to. */
export function orderPlacedMail(order: Kept<StoredOrder>, shop: Shop): StoredMail | undefined {
  return orderMail(order, 'placed', shop, order.createdAt)
}

/** The mail that tells of a status, in plain text and HTML; undefined for one that needs no mail, or without an address. */
export function orderMail(
  order: Kept<StoredOrder>,
  status: OrderStatus,
  shop: Shop,
  now: Date,
): StoredMail | undefined {
  const opening = openingOf(order, status)
  const lines = order.orderItems.map(
    (item) => `${item.qty} × ${describe(item)}: ${rupees(item.unitPricePaise * item.qty)}`,
  )
  const sums = [`Shipping: ${rupees(order.shippingPaise)}`, `Total: ${rupees(order.totalPaise)}`]
  return opening && orderLetter({ order, opening, lines, sums }, shop, now)
}

function describe({ name, size, colorName }: StoredOrder['orderItems'][number]): string {
  const choices = [size, colorName].filter((choice) => choice !== undefined)
  return choices.length === 0 ? name : `${name} (${choices.join(', ')})`
}
