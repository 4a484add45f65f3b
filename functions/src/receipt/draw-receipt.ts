import { formatLongDay } from '@teeshala/contract/date-format'
import { aboutLine } from '@teeshala/contract/orders/about-line'
import { receiptTitle } from '@teeshala/contract/orders/amounts/receipt'
import { lineAmountPaise, unitPriceOf } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { openPaise } from '@teeshala/contract/payments/payment'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import type { WithId } from '../firestore/read-documents.ts'
import { howPaid } from '../mails/how-paid.ts'
import { beginBillTable, billRupees, drawBillHead, drawBillLine, drawBillSums, endBillTable } from '../pdf/bill.ts'
import { openPaper } from '../pdf/paper.ts'

/** Draws what was ordered and paid, on the shop's letterhead. */
export async function drawReceipt(order: WithId<StoredOrder>, shop: StoreSettings): Promise<Buffer> {
  const { _id, createdAt, lines, payment } = order
  const title = receiptTitle(payment.status)
  const paper = await openPaper(`${title} ${_id}`, createdAt, [JSON.stringify([order, shop]), '₹'])
  const facts = [`Order ${_id}`, `Date ${formatLongDay(createdAt)}`, ...paymentFacts(order)]
  drawBillHead(paper, shop, { title, facts, strong: 2, recipient: { title: 'For', lines: recipientOf(order) } })
  beginBillTable(paper)
  for (const line of lines) {
    drawBillLine(paper, {
      name: line.name,
      about: aboutLine(line),
      quantity: line.quantity,
      pricePaise: unitPriceOf(line),
      amountPaise: lineAmountPaise(line),
    })
  }
  endBillTable(paper)
  drawBillSums(paper, partsOf(order), order.totalPaise)
  return paper.finish(`${shop.shopName}, order ${_id}`)
}

function paymentFacts(order: StoredOrder): string[] {
  const { payment } = order
  const open = openPaise(order)
  return [
    howPaid(order),
    ...(payment.status === 'partly_paid' ? [`Paid ${billRupees(payment.paidPaise)}`] : []),
    ...(payment.status === 'partly_paid' && open > 0 ? [`Balance ${billRupees(open)}`] : []),
    ...(payment.gateway?.paymentIds ?? []).map((id) => `Reference ${id}`),
  ]
}

function recipientOf({ contact, fulfilment, billingAddress, company }: StoredOrder): string[] {
  const bill = company ? [company.name, `GSTIN ${company.gstin}`] : []
  const to = fulfilment.kind === 'ship' ? fulfilment.address : billingAddress
  if (!to) return [...bill, contact.name, contact.phone, contact.email].filter(Boolean)
  const { address, city, postalCode, state, country, name, phone } = to
  const place = [`${city} ${postalCode}`.trim(), state, country].filter(Boolean).join(', ')
  return [...bill, name || contact.name, address, place, phone || contact.phone].filter(Boolean)
}

function partsOf(order: StoredOrder): (readonly [string, string])[] {
  const { itemsPaise, shippingPaise, discountPaise = 0, coupon, fulfilment } = order
  const shipping = shippingPaise === 0 ? 'Free' : billRupees(shippingPaise)
  return [
    ['Subtotal', billRupees(itemsPaise)],
    ['Shipping', fulfilment.kind === 'ship' ? shipping : 'Collection from the shop'],
    ...(discountPaise > 0
      ? [[coupon === undefined ? 'Discount' : `Coupon ${coupon}`, `- ${billRupees(discountPaise)}`] as const]
      : []),
  ]
}
