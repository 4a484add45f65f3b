import type { StoredMail } from '@teeshala/contract/contact/contact'
import { toRupees } from '@teeshala/contract/money'
import type { StoredOrder } from '@teeshala/contract/orders/order'
import type { OrderStatus } from '@teeshala/contract/orders/order-status'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import type { Kept } from '../firestore/stored.ts'

type Shop = Pick<StoreSettings, 'shopName' | 'email' | 'phone'>

const openings: Partial<Record<OrderStatus, { subject: string; text: string }>> = {
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
  if (!opening || order.contact.email === '') return undefined
  const greeting = order.contact.name ? `Hello ${order.contact.name},` : 'Hello,'
  const lines = order.orderItems.map(
    (item) => `${item.qty} × ${describe(item)}: ${rupees(item.unitPricePaise * item.qty)}`,
  )
  const sums = [`Shipping: ${rupees(order.shippingPaise)}`, `Total: ${rupees(order.totalPaise)}`]
  const closing = `${shop.shopName}, ${shop.email}, ${shop.phone}`
  const paragraphs = [greeting, opening.text, `Order ${order._id}`]
  const list = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  return {
    to: [order.contact.email],
    message: {
      subject: `${opening.subject} (${order._id})`,
      text: [...paragraphs, [...lines, ...sums].join('\n'), closing].join('\n\n'),
      html: `${paragraphs.map(paragraph).join('')}<ul>${list}</ul>${sums.map(paragraph).join('')}${paragraph(closing)}`,
    },
    createdAt: now,
  }
}

function describe({ name, size, colorName }: StoredOrder['orderItems'][number]): string {
  const choices = [size, colorName].filter((choice) => choice !== undefined)
  return choices.length === 0 ? name : `${name} (${choices.join(', ')})`
}

const rupees = (paise: number) => formatAmount(toRupees(paise))
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
