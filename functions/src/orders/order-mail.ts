import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { StoredOrder } from '@teeshala/contract/orders/order'
import { linePaise } from '@teeshala/contract/orders/order-amounts'
import type { MailedStatus } from '@teeshala/contract/orders/order-status'
import {
  awaitsPayment,
  isPaidOnline,
  paymentMethodLabels,
  paymentStatusLabels,
} from '@teeshala/contract/orders/payment'
import { hoursToPay, lapsedNote } from '@teeshala/contract/orders/payment-time'
import type { Kept } from '../firestore/stored.ts'
import {
  composeOrderMail,
  contactLines,
  momentInIndia,
  type Opening,
  rupees,
  type Sending,
  swatchOf,
} from '../mails/compose-order-mail.ts'
import type { MailLine, Shop } from '../mails/mail-content.ts'

/** What a customer is told of: how far the order is, and what becomes of their money. */
export type OrderNews = MailedStatus | 'paid' | 'refunded' | 'returned'

const comesBack = 'A bank takes 5 to 7 working days to show it.'
const byItself = 'If money has left your account all the same, it comes back by itself within 5 to 7 working days.'
const track = 'Track your order'
const see = 'See your order'

/** What a mail says besides the order: of the money only what is true of this order. */
function openingOf(order: StoredOrder, news: OrderNews): Opening {
  switch (news) {
    case 'placed':
      return awaitsPayment(order) ? awaited(order) : placed(order)
    case 'shipped':
      return {
        subject: 'Your order is on its way',
        paragraphs: ['Your order has left our workshop.', ...cashWords(order)],
        wayLabel: track,
      }
    case 'delivered':
      return {
        subject: 'Your order has arrived',
        paragraphs: ['Your order was delivered. We hope you like it.'],
        wayLabel: see,
      }
    case 'cancelled':
      return { subject: 'Your order is cancelled', paragraphs: [cancelledWords(order)], wayLabel: see }
    case 'paid':
      return {
        subject: 'We have your payment',
        paragraphs: [
          `Thank you. Your payment of ${rupees(order.totalPaise)} has come in, and we start making your order.`,
        ],
        wayLabel: track,
      }
    case 'refunded':
      return {
        subject: 'Your refund is on its way',
        paragraphs: [`We have sent ${rupees(order.totalPaise)} back the way you paid. ${comesBack}`],
        wayLabel: see,
      }
    case 'returned':
      return {
        subject: 'Your payment goes back to you',
        paragraphs: [
          `A payment came for this order that it could not take: it was cancelled or paid already, or the amount was another. All of it goes back the way it came. ${comesBack}`,
        ],
        wayLabel: see,
      }
  }
}

function placed(order: StoredOrder): Opening {
  const paragraphs = ['Thank you for your order. We will tell you when it is on its way.', ...cashWords(order)]
  return { subject: 'We have your order', paragraphs, wayLabel: track }
}

function awaited({ paymentDueAt }: StoredOrder): Opening {
  const until = paymentDueAt ? ` until ${momentInIndia(paymentDueAt)}` : ''
  const words = `We have kept your things for you${until}. Pay your order on its page, and we start making it.`
  return { subject: 'We have your order', paragraphs: ['Thank you for your order.', words], wayLabel: 'Pay now' }
}

function cashWords({ paymentMethod, paymentStatus, totalPaise }: StoredOrder): string[] {
  if (isPaidOnline(paymentMethod) || paymentStatus === 'paid') return []
  return [`Please have ${rupees(totalPaise)} ready when it comes.`]
}

function cancelledWords({ timeline, paymentStatus }: StoredOrder): string {
  if (timeline.at(-1)?.note === lapsedNote) {
    return `We did not receive a payment within ${hoursToPay} hours, so your order was cancelled. ${byItself} You can order again at any time.`
  }
  const wasPaid = paymentStatus === 'paid' || paymentStatus === 'refunded'
  if (wasPaid) return `Your order was cancelled. What you paid is on its way back. ${comesBack}`
  return 'Your order was cancelled. There is nothing to pay.'
}

/** The mail for a new order, which keeps a guest's token for those to come; undefined where there is no address to send it to. */
export function orderPlacedMail(order: Kept<StoredOrder>, shop: Shop, guestToken?: string): StoredMail | undefined {
  const mail = orderMail(order, 'placed', { shop, now: order.createdAt, guestToken })
  return mail && guestToken !== undefined ? { ...mail, guestToken } : mail
}

/** The mail that brings news of an order, in plain text and HTML; undefined where there is no address to send it to. */
export function orderMail(order: Kept<StoredOrder>, news: OrderNews, sending: Sending): StoredMail | undefined {
  const opening = openingOf(order, news)
  const remark = order.timeline.at(-1)?.note
  const isRemark = remark !== undefined && remark !== lapsedNote && order.timeline.at(-1)?.to === news
  const paragraphs = isRemark ? [...opening.paragraphs, remark] : opening.paragraphs
  const sums = [
    { label: 'Subtotal', amount: rupees(order.itemsPaise) },
    { label: 'Shipping', amount: order.shippingPaise === 0 ? 'Free' : rupees(order.shippingPaise) },
    { label: 'Total', amount: rupees(order.totalPaise) },
  ]
  const facts = [
    order.shippingAddress
      ? { title: 'Shipping address', lines: addressLines(order) }
      : { title: 'Contact', lines: contactLines(order.contact) },
    { title: 'Payment', lines: paymentLines(order) },
  ]
  return composeOrderMail(
    order,
    { opening: { ...opening, paragraphs }, lines: order.orderItems.map(lineOf), sums, facts },
    sending,
  )
}

function lineOf(item: StoredOrder['orderItems'][number]): MailLine {
  const { qty, name, size, colorName, colorHex, placement, design } = item
  const about = [size, colorName, placement, design && `your design ${design.name}`].filter(Boolean).join(', ')
  const amount = rupees(linePaise({ unitPricePaise: item.unitPricePaise, quantity: qty }))
  return { text: `${qty} × ${name}`, about, swatch: swatchOf(colorHex), amount }
}

function addressLines({ shippingAddress: to, contact }: StoredOrder): string[] {
  if (!to) return []
  const place = [`${to.city} ${to.postalCode}`, to.state, to.country].filter(Boolean).join(', ')
  return [to.name || contact.name, to.address, place, to.phone || contact.phone].filter(Boolean)
}

function paymentLines({ paymentMethod, paymentStatus, gateway }: StoredOrder): string[] {
  const state = `${paymentMethodLabels[paymentMethod]}, ${paymentStatusLabels[paymentStatus].toLowerCase()}`
  return [state, ...(gateway?.paymentId ? [`Reference ${gateway.paymentId}`] : [])]
}
