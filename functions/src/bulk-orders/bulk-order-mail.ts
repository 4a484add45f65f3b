import { bulkTotalPaise, linesOf, placementsOf } from '@teeshala/contract/bulk/bulk-lines'
import type { StoredBulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { StoredMail } from '@teeshala/contract/contact/contact'
import type { WorkshopStatus } from '@teeshala/contract/orders/workshop-status'
import type { Kept } from '../firestore/stored.ts'
import {
  composeOrderMail,
  contactLines,
  type Opening,
  rupees,
  type Sending,
  swatchOf,
} from '../mails/compose-order-mail.ts'
import type { MailLine } from '../mails/mail-content.ts'

const wayLabel = 'Track your order'
const openings: Readonly<Record<WorkshopStatus, Opening>> = {
  Pending: {
    subject: 'We have your bulk order',
    paragraphs: ['Thank you for your order. We look through your designs and call you before we print.'],
    wayLabel,
  },
  'In Production': {
    subject: 'Your bulk order is being printed',
    paragraphs: ['Your order is in our workshop now.'],
    wayLabel,
  },
  Completed: {
    subject: 'Your bulk order is ready',
    paragraphs: ['Your order is printed and packed.'],
    wayLabel: 'See your order',
  },
  Cancelled: {
    subject: 'Your bulk order is cancelled',
    paragraphs: ['Your order was cancelled. Nothing will be printed.'],
    wayLabel: 'See your order',
  },
}

/** The mail that tells of a status of a bulk order; undefined where there is no address to send it to. */
export function bulkOrderMail(
  order: Kept<StoredBulkOrder>,
  status: WorkshopStatus,
  sending: Sending,
): StoredMail | undefined {
  const opening = openings[status]
  const remark = order.timeline.at(-1)?.note
  const designs = order.designs.map(({ placement, name }) => `${placement}: ${name}`)
  return composeOrderMail(
    order,
    {
      opening: remark ? { ...opening, paragraphs: [...opening.paragraphs, remark] } : opening,
      lines: linesOf(order.items).map((line) => lineOf(line, order)),
      sums: [{ label: 'Total', amount: rupees(order.totalPaise) }],
      facts: [
        { title: 'Prints', lines: [`Printed at: ${placementsOf(order.items).join(', ')}`, ...designs] },
        { title: 'Contact', lines: contactLines(order.contact) },
      ],
    },
    sending,
  )
}

/** A colour and size with its pieces, and what they cost with all their prints. */
function lineOf(line: StoredBulkOrder['items'][number], { items, productName }: StoredBulkOrder): MailLine {
  const { quantity, color, colorName, colorHex, size } = line
  const prints = items.filter((item) => item.color === color && item.size === size)
  const about = `${colorName ?? color}, ${size}`
  return {
    text: `${quantity} × ${productName}`,
    about,
    swatch: swatchOf(colorHex),
    amount: rupees(bulkTotalPaise(prints)),
  }
}
