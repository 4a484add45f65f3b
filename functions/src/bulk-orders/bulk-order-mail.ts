import { linesOf, placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { StoredBulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { WorkshopStatus } from '@teeshala/contract/orders/workshop-status'
import type { Kept } from '../firestore/stored.ts'
import { type Opening, orderLetter, rupees, type Shop } from '../orders/order-letter.ts'

const openings: Readonly<Record<WorkshopStatus, Opening>> = {
  Pending: {
    subject: 'We have your bulk order',
    text: 'Thank you for your order. We look through your designs and call you before we print.',
  },
  'In Production': { subject: 'Your bulk order is being printed', text: 'Your order is in our workshop now.' },
  Completed: { subject: 'Your bulk order is ready', text: 'Your order is printed and packed.' },
  Cancelled: { subject: 'Your bulk order is cancelled', text: 'Your order was cancelled. Nothing will be printed.' },
}

/** The mail that tells of a status of a bulk order; undefined where there is no address to send it to. */
export function bulkOrderMail(
  order: Kept<StoredBulkOrder>,
  status: WorkshopStatus,
  shop: Shop,
  now: Date,
): StoredMail | undefined {
  const lines = linesOf(order.items).map(
    ({ quantity, colorName, color, size }) => `${quantity} × ${order.productName} (${colorName ?? color}, ${size})`,
  )
  const sums = [`Printed at: ${placementsOf(order.items).join(', ')}`, `Total: ${rupees(order.totalPaise)}`]
  return orderLetter({ order, opening: openings[status], lines, sums }, shop, now)
}
