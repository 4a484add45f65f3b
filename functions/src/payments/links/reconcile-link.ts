import { kindRules } from '@teeshala/contract/orders/order-kind'
import {
  isLinkOver,
  linkAfterEvent,
  linkNeverMade,
  type StoredPaymentLink,
} from '@teeshala/contract/payments/gateway/payment-link'
import { ordersIn, paymentLinksIn } from '../../firestore/collections.ts'
import { deleteField } from '../../firestore/field-values.ts'
import { documentOf, readAll } from '../../firestore/read-documents.ts'
import { transact } from '../../firestore/transact.ts'
import { customerOf } from '../../mails/tell-customer.ts'
import type { Deps } from '../../ports/deps.ts'
import type { GatewayLink, OnlineGateway } from '../../ports/payment-gateway.ts'
import { currentSettings } from '../../settings/read-settings.ts'
import { foundEvent } from '../found-event.ts'
import { recordPayment } from '../record-payment.ts'

/** How long a link that expired before it was made may still turn up at the gateway. */
const turnsUpWithinMs = 3_600_000

/**
 * Synchronises a link and its order with the gateway: creates the link if missing, cancels it if no longer needed,
 * records its payments. Can be repeated at any time, by webhooks and by the reconciliation.
 */
export async function reconcileLink(reference: string, deps: Deps): Promise<void> {
  const { db, payments, now } = deps
  const document = paymentLinksIn(db).doc(reference)
  const known = documentOf(await document.get())
  if (!known || !payments.online) return
  const found = await payments.online.findLink(reference)
  if (!found && known.isUnwanted) {
    await document.update(linkNeverMade(known, now()))
    return
  }
  if (!found && known.expiresAt <= now()) return giveUp(reference, deps)
  const told = found ?? (await make(reference, known, payments.online, deps))
  // A link stored as paid is never queried again, so its payment must be recorded first.
  if (!known.isUnwanted) await recordMoney(told, known.orderId, reference, deps)
  const isUnwanted = known.isUnwanted || (await keepEvent(reference, told, deps))
  if (!isUnwanted) return
  const last = isLinkOver(told.state) ? told : await payments.online.endLink(told, reference)
  await recordMoney(last, known.orderId, reference, deps)
  await keepEvent(reference, last, deps)
}

/** Records the payments made through a link, as the gateway reports them. */
async function recordMoney({ paymentIds }: GatewayLink, orderId: string, link: string, deps: Deps): Promise<void> {
  for (const id of paymentIds) {
    const payment = await deps.payments.online?.findPayment(id)
    if (payment) await recordPayment(foundEvent(payment), { orderId, link }, deps)
  }
}

/** Ends a link that expired before it was created: the gateway refuses such short terms, and the order would wait for it for ever. */
async function giveUp(reference: string, deps: Deps): Promise<void> {
  const { db, now } = deps
  const document = paymentLinksIn(db).doc(reference)
  await transact(deps, async (transaction) => {
    const known = await transaction.read(document)
    if (!known) return
    const [order] = await readAll(transaction, ordersIn(db).doc(known.orderId))
    const at = now()
    const isOpen = known.isOpen && at.getTime() - known.expiresAt.getTime() < turnsUpWithinMs
    const state = isLinkOver(known.state) ? known.state : 'expired'
    transaction.update(document, { state, isOpen, updatedAt: at })
    if (order?.payment.link?.reference === reference) {
      transaction.update(ordersIn(db).doc(order._id), { 'payment.link': deleteField() })
    }
  })
}

async function make(
  reference: string,
  { orderId, amountPaise, firstPaise, expiresAt }: StoredPaymentLink,
  online: OnlineGateway,
  { db }: Deps,
): Promise<GatewayLink> {
  const [{ shopName }, order] = await Promise.all([currentSettings(db), ordersIn(db).doc(orderId).get()])
  const { kind, contact } = documentOf(order) ?? { kind: 'shop', contact: { name: '', email: '', phone: '' } }
  return online.makeLink({
    reference,
    amountPaise,
    firstPaise,
    expiresAt,
    description: `${kindRules[kind].title} ${orderId}, ${shopName}`,
    customer: { name: contact.name, email: contact.email, contact: contact.phone },
  })
}

/** Stores the gateway's state of a link, and sends it to the customer once it can be paid. Returns whether it should be cancelled. */
async function keepEvent(reference: string, told: GatewayLink, deps: Deps): Promise<boolean> {
  const { db, now } = deps
  const shop = await currentSettings(db)
  const document = paymentLinksIn(db).doc(reference)
  return transact(deps, async (transaction) => {
    const known = await transaction.read(document)
    if (!known) return false
    const [order] = await readAll(transaction, ordersIn(db).doc(known.orderId))
    const at = now()
    const { _id, ...link } = known
    const next = linkAfterEvent(link, told, at)
    const asked = order?.payment.link?.reference === reference ? order.payment.link : undefined
    const isNew = order && asked && asked.url === undefined && !isLinkOver(next.state)
    const customer = isNew && (await customerOf(order, at, transaction))
    transaction.set(document, next)
    if (asked && isLinkOver(next.state)) {
      transaction.update(ordersIn(db).doc(known.orderId), { 'payment.link': deleteField() })
    }
    if (customer) {
      const payment = { ...order.payment, link: { ...asked, url: told.url } }
      const sent = { ...order, payment }
      transaction.update(ordersIn(db).doc(order._id), { payment, updatedAt: at })
      customer.tell(sent, 'payment_asked', { shop, key: `link-${reference}` })
    }
    return next.isUnwanted === true
  })
}
