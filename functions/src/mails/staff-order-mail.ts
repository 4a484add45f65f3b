import type { StoredMail } from '@teeshala/contract/contact/contact'
import { toBeSent } from '@teeshala/contract/mails/delivery'
import { kindRules } from '@teeshala/contract/orders/order-kind'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { paymentMethodLabels } from '@teeshala/contract/payments/payment'
import type { StaffSettings } from '@teeshala/contract/settings/store-settings'
import { publicOrigin } from '../environment/public-origin.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { contactLines, rupees } from './compose-order-mail.ts'
import { escapeHtml } from './escape-html.ts'

/** Returns the mail that tells staff about a new order; undefined if the settings name no recipient. */
export function staffOrderMail(order: WithId<StoredOrder>, { staffMails }: StaffSettings): StoredMail | undefined {
  const to = staffMails.flatMap(({ email, newOrders }) => (newOrders ? [email] : []))
  if (to.length === 0) return undefined
  const { _id, kind, lines, totalPaise, payment, contact, fulfilment, createdAt } = order
  const title = `${kindRules[kind].title} ${_id}`
  const text = [
    `${title}: ${rupees(totalPaise)}, ${paymentMethodLabels[payment.method]}`,
    lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n'),
    contactLines(contact).join('\n'),
    fulfilment.kind === 'ship' ? `To ${fulfilment.address.city} ${fulfilment.address.postalCode}` : 'To be collected',
    `${publicOrigin()}/admin/orders?q=${_id}`,
  ]
    .filter(Boolean)
    .join('\n\n')
  return {
    to,
    ...(contact.email && { replyTo: contact.email }),
    message: {
      subject: `New: ${title}, ${rupees(totalPaise)}`,
      text,
      html: `<pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>`,
    },
    delivery: toBeSent(createdAt),
    createdAt,
  }
}
