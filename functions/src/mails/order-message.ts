import type { StoredMail } from '@teeshala/contract/contact/contact'
import { secretAddress } from '@teeshala/contract/links/link-secret-address'
import { toBeSent } from '@teeshala/contract/mails/delivery'
import { forGap, messageTemplates, messageText } from '@teeshala/contract/messages/message-templates'
import { channelLabels } from '@teeshala/contract/messages/phone-channel'
import { phoneOfOrder } from '@teeshala/contract/messages/phone-of-order'
import { afterQuietHours } from '@teeshala/contract/messages/quiet-hours'
import type { TemplateName } from '@teeshala/contract/messages/template-names'
import { toRupees } from '@teeshala/contract/money'
import { outstandingPaise, type StoredOrder } from '@teeshala/contract/orders/stored-order'
import { cameOnline } from '@teeshala/contract/payments/ways-back'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { publicOrigin } from '../environment/public-origin.ts'
import { mailsIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'
import type { OrderEvent } from './order-openings.ts'

type Sending = {
  readonly now: Date
  readonly guestToken?: string | undefined
  /** For an event about money: what was received, in paise. */
  readonly movedPaise?: number | undefined
  /** Distinguishes several events of this name. */
  readonly key?: string | undefined
  /** Makes the link confirm an order whose stock is only held. */
  readonly confirmCode?: string | undefined
}

/**
 * Writes the phone message about an event for a customer who opted in, in the event's transaction. Its id is derived from order, event
 * and channel, so that it is never sent twice.
 */
export function writeOrderMessage(
  order: WithId<StoredOrder>,
  event: OrderEvent,
  { key = event, ...sending }: Sending,
  transaction: Transaction,
): void {
  const message = orderMessage(order, event, sending)
  if (message) transaction.set(mailsIn(transaction.db).doc(`${order._id}-${key}-${message.phone?.channel}`), message)
}

function orderMessage(
  order: WithId<StoredOrder>,
  event: OrderEvent,
  { now, guestToken, confirmCode, movedPaise }: Omit<Sending, 'key'>,
): StoredMail | undefined {
  const { updates } = order
  const phone = phoneOfOrder(order)
  if (!updates || updates.channel === 'email' || phone === '') return undefined
  const link = secretAddress(`${publicOrigin()}/order/${order._id}`, { t: guestToken, confirm: confirmCode })
  const said = templateOf(order, event, { link, movedPaise })
  if (!said) return undefined
  const [template, values] = said
  const text = messageText(template, values)
  if (text === undefined) return undefined
  const { label, canWait } = messageTemplates[template]
  const dueAt = canWait ? afterQuietHours(now) : now
  return {
    to: [phone],
    message: { subject: `${channelLabels[updates.channel]}: ${label} (${order._id})`, text, html: '' },
    phone: { channel: updates.channel, orderId: order._id, template, values },
    delivery: { ...toBeSent(now), dueAt },
    createdAt: now,
  }
}

/** Returns the message template of an event with its values; undefined if the mail is enough. */
function templateOf(
  order: WithId<StoredOrder>,
  event: OrderEvent,
  { link, movedPaise }: { readonly link: string; readonly movedPaise: number | undefined },
): [TemplateName, string[]] | undefined {
  const { _id, totalPaise, payment, shipment, heldUntil, credits } = order
  switch (event) {
    case 'placed':
      return [heldUntil ? 'order_to_confirm' : 'order_placed', [_id, amount(totalPaise), link]]
    case 'paid':
    case 'partly_paid':
      return ['order_paid', [_id, amount(movedPaise ?? payment.paidPaise), link]]
    case 'balance_due':
      return ['balance_due', [_id, amount(outstandingPaise(payment)), link]]
    case 'payment_asked':
      return payment.link?.url === undefined
        ? undefined
        : ['payment_asked', [_id, amount(payment.link.openPaise), payment.link.url]]
    case 'proof_sent':
      return ['proof_ready', [_id, link]]
    case 'shipped':
      return shipment && ['order_dispatched', [_id, forGap(shipment.courier), forGap(shipment.awb), link]]
    case 'delivered':
      return ['order_delivered', [_id, link]]
    case 'refunded':
    case 'returned':
    case 'credited':
      if (event === 'credited' && credits?.at(-1)?.way !== 'gateway') return undefined
      // What staff give back by hand is on no way of a bank.
      if (event === 'refunded' && !cameOnline(payment)) return undefined
      return ['order_refunded', [_id, link]]
    default:
      return undefined
  }
}

const amount = (paise: number) => formatAmount(toRupees(paise)).replace('₹', '')
