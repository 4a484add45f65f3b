import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { StoredOrder } from '@teeshala/contract/orders/order'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import type { Kept } from '../firestore/stored.ts'
import { type Opening, orderLetter, rupees, type Shop } from './order-letter.ts'

const openings: Partial<Record<OrderStatus, Opening>> = {
  placed: { subject: 'We have your order', text: 'Thank you for your order. We will tell you when it is on its way.' },
  shipped: { subject: 'Your order is on its way', text: 'Your order has left our workshop.' },
  delivered: { subject: 'Your order has arrived', text: 'Your order was delivered. We hope you like it.' },
  cancelled: {
    subject: 'Your order is cancelled',
    text: 'Your order was cancelled. What you paid is on its way back.',
  },
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
  const opening = openings[status]
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
