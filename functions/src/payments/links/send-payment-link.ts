import { toPaise } from '@teeshala/contract/money'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { AskedByLink } from '@teeshala/contract/payments/asked-by-link'
import {
  linkReference,
  linkRefusal,
  maxLinkPaise,
  type SendPaymentLinkRequest,
} from '@teeshala/contract/payments/gateway/payment-link'
import { staffNote } from '../../audit/staff-note.ts'
import { AppError } from '../../errors/app-error.ts'
import { ordersIn, paymentLinksIn } from '../../firestore/collections.ts'
import { transact } from '../../firestore/transact.ts'
import { created, type Handler } from '../../http/handler.ts'
import { orderAnswer } from '../../orders/answers/order-answer.ts'
import { findOrder, orderNotFound } from '../../orders/find-order.ts'
import { refuseCollected } from '../../orders/refuse-collected.ts'
import { endLinkSoon } from './end-link-soon.ts'
import { reconcileLink } from './reconcile-link.ts'

const dayMs = 86_400_000
/** The gateway refuses links that expire within 15 minutes. */
const leastMs = 20 * 60_000

/**
 * Requests money for an order by payment link. An order has one at a time: asking again for the same returns it; a different amount
 * replaces it. The link is named before the gateway is called, so that an interruption or a double click creates only one.
 */
export const sendPaymentLink: Handler<'sendPaymentLink'> = async ({ caller, params, body }, deps) => {
  const { db, payments } = deps
  if (!payments.online) throw new AppError('CONFLICT', 'Online payment is not possible at the moment.')
  const note = await staffNote(caller.uid, deps)
  const document = ordersIn(db).doc(params.id)
  const { asked, replaced } = await transact(deps, async (transaction) => {
    const order = await transaction.read(document)
    if (!order) throw orderNotFound()
    const { link, links = 0 } = order.payment
    if (link && isTheSame(link, body, note.at)) return { asked: link.reference }
    if (await note.isMade(transaction)) return { asked: link?.reference }
    refuse(order, body)
    await refuseCollected(order, transaction)
    const reference = linkReference(params.id, links + 1)
    const terms = termsOf(order, body, note.at)
    const wanted: AskedByLink = { ...terms, reference, openPaise: terms.amountPaise }
    const at = { askedAt: note.at, createdAt: note.at, updatedAt: note.at }
    const made = { ...terms, orderId: params.id, paidPaise: 0, state: 'making', isOpen: true, ...at } as const
    transaction.create(paymentLinksIn(db).doc(reference), made)
    if (link) transaction.update(paymentLinksIn(db).doc(link.reference), { isUnwanted: true, updatedAt: note.at })
    transaction.update(document, { payment: { ...order.payment, link: wanted, links: links + 1 }, updatedAt: note.at })
    const { amountPaise } = terms
    note.make(transaction, { action: 'order.link_sent', target: document.path, details: { amountPaise, reference } })
    return { asked: reference, replaced: link?.reference }
  })
  await endLinkSoon(replaced, deps)
  if (asked !== undefined) await reconcileLink(asked, deps)
  return created(orderAnswer(await findOrder(params.id, db)))
}

function isTheSame(link: AskedByLink, { amount, first }: SendPaymentLinkRequest, now: Date): boolean {
  if (link.expiresAt <= now || link.openPaise !== link.amountPaise) return false
  return link.amountPaise === toPaise(amount) && link.firstPaise === (first === undefined ? undefined : toPaise(first))
}

function refuse(order: StoredOrder, body: SendPaymentLinkRequest): void {
  if (order.status === 'cancelled') throw new AppError('CONFLICT', 'This order was cancelled. There is nothing to pay.')
  if (maxLinkPaise(order) === 0) throw new AppError('CONFLICT', 'There is nothing more to pay.')
  const fields = linkRefusal(order, body)
  if (fields) throw new AppError('INVALID_INPUT', Object.values(fields)[0] ?? '', { fields })
}

/** A link must not outlast the deadline at which the shop cancels the unpaid order. */
function termsOf({ payment }: StoredOrder, { amount, first, days }: SendPaymentLinkRequest, now: Date) {
  const wished = new Date(now.getTime() + days * dayMs)
  const expiresAt = payment.dueAt && payment.dueAt < wished ? payment.dueAt : wished
  if (expiresAt.getTime() - now.getTime() < leastMs) {
    throw new AppError('CONFLICT', 'The time to pay for this order has run out. Please take it again.')
  }
  return { amountPaise: toPaise(amount), ...(first !== undefined && { firstPaise: toPaise(first) }), expiresAt }
}
