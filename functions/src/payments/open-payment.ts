import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { PaymentSession } from '@teeshala/contract/payments/gateway/online-payment'
import { payableNowPaise, takesMoneyNow } from '@teeshala/contract/payments/money-gate'
import { leastOnlinePaise } from '@teeshala/contract/payments/part-refunds'
import { isPaidOnline } from '@teeshala/contract/payments/payment'
import { isPaymentOverdue } from '@teeshala/contract/payments/payment-time'
import type { StoredGatewayOrder } from '@teeshala/contract/payments/stored-payment'
import { AppError } from '../errors/app-error.ts'
import { gatewayOrdersIn, ordersIn } from '../firestore/collections.ts'
import { countRequest } from '../firestore/rate-limit.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { visitOf } from '../http/caller/visit.ts'
import { created, type Handler } from '../http/handler.ts'
import type { Deps } from '../ports/deps.ts'
import type { GatewayOrder, OnlineGateway } from '../ports/payment-gateway.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { orderToPay } from './order-to-pay.ts'
import { reconcileOrder } from './reconcile-payments.ts'

const mostOpen = 4
const refusal = 'You have opened this payment many times within an hour. Please try again later, or call us.'

const tooLittle =
  'What is still to be paid is less than ₹1, which cannot be paid online. Please pay it at our counter, or call us.'

const limitOf = (orderId: string) => ({ name: `openings of the payment of ${orderId}`, free: 20, most: 200, refusal })

/**
 * Opens the gateway's payment window for an unpaid order. The gateway has one order per requested amount, which is
 * reused on every further attempt; payments whose webhook was lost are recorded first, so that nobody pays twice.
 */
export const openPayment: Handler<'openPayment'> = async ({ caller, body, request }, deps) => {
  const { db, payments } = deps
  const seen = await orderToPay(body, caller, db)
  refuseUnpayable(seen)
  const { online } = payments
  if (!online) throw new AppError('CONFLICT', 'Online payment is not possible at the moment.')
  // From the second attempt on, because each one calls the gateway, which throttles the whole shop after too many.
  if (seen.payment.gateway) await countRequest([limitOf(seen._id)], deps, (await visitOf(request, deps)).solved)
  const earlier = await openedBefore(seen, online, deps)
  const paid = earlier.filter(({ isPaid }) => isPaid)
  for (const { id } of paid) await reconcileOrder(id, seen._id, deps)
  const order = paid.length > 0 ? await orderToPay(body, caller, db) : seen
  refuseUnpayable(order)
  refuseOverdue(order, deps.now())
  const { method } = order.payment
  const amountPaise = payableNowPaise(order, body.part)
  if (amountPaise < leastOnlinePaise) throw new AppError('CONFLICT', tooLittle)
  const fitting = earlier.find((found) => !found.isPaid && found.amountPaise === amountPaise)
  if (fitting) await openAgain(order, fitting, deps)
  const gatewayOrder = fitting ?? (await newGatewayOrder(order, amountPaise, online, deps))
  const { shopName } = await currentSettings(db)
  const session: PaymentSession = {
    orderId: order._id,
    scriptUrl: online.scriptUrl,
    keyId: online.keyId,
    gatewayOrderId: gatewayOrder.id,
    amountPaise,
    currency: 'INR',
    shopName,
    method,
    prefill: { name: order.contact.name, email: order.contact.email, contact: order.contact.phone },
  }
  return created(session)
}

/** Returns the open gateway orders of one of our orders: at most advance and full amount, except after concurrent clicks. */
async function openedBefore(
  { _id, payment: { gateway } }: WithId<StoredOrder>,
  online: OnlineGateway,
  { db }: Deps,
): Promise<GatewayOrder[]> {
  if (!gateway) return []
  const open = gatewayOrdersIn(db).where('orderId', '==', _id).where('isOpen', '==', true).limit(mostOpen)
  const { docs } = await open.get()
  const ids = new Set([...(gateway.orderId ? [gateway.orderId] : []), ...docs.map(({ id }) => id)])
  const found = await Promise.all([...ids].map((id) => online.findOrder(id)))
  return found.filter((order) => order !== undefined)
}

function refuseUnpayable(order: StoredOrder): void {
  if (takesMoneyNow(order)) return
  if (order.status === 'cancelled') throw new AppError('CONFLICT', 'This order was cancelled. There is nothing to pay.')
  if (!isPaidOnline(order.payment.method)) throw new AppError('CONFLICT', 'This order is paid on delivery.')
  throw new AppError('CONFLICT', 'This order is already paid.')
}

function refuseOverdue({ payment }: StoredOrder, now: Date): void {
  if (!isPaymentOverdue(payment.dueAt, now)) return
  throw new AppError('CONFLICT', 'The time to pay for this order has run out. Please place it again.')
}

/** A reopened window may be paid long after it was first opened, so the reconciliation watches it again. */
async function openAgain(
  order: WithId<StoredOrder>,
  { id, amountPaise }: GatewayOrder,
  { db, now }: Deps,
): Promise<void> {
  if (id !== order.payment.gateway?.orderId) {
    await ordersIn(db).doc(order._id).update({ 'payment.gateway.orderId': id })
  }
  await gatewayOrdersIn(db)
    .doc(id)
    .set(openedNow(order._id, amountPaise, now()))
}

const openedNow = (orderId: string, amountPaise: number, at: Date): StoredGatewayOrder => ({
  orderId,
  amountPaise,
  isOpen: true,
  askedAt: at,
  createdAt: at,
})

/** Of concurrent clicks, the first stored gateway order counts; the other is never shown. */
async function newGatewayOrder(
  order: WithId<StoredOrder>,
  amountPaise: number,
  online: OnlineGateway,
  deps: Deps,
): Promise<{ id: string }> {
  const made = await online.createOrder({ receipt: order._id, amountPaise })
  const { db } = deps
  const document = ordersIn(db).doc(order._id)
  return transact(deps, async (transaction) => {
    const present = (await transaction.read(document))?.payment.gateway
    if (present?.orderId && present.orderId !== order.payment.gateway?.orderId) {
      const other = await transaction.read(gatewayOrdersIn(db).doc(present.orderId))
      if (other?.amountPaise === amountPaise) return { id: present.orderId }
    }
    const gateway = { ...present, orderId: made.id, paymentIds: present?.paymentIds ?? [] }
    transaction.update(document, { 'payment.gateway': gateway })
    transaction.set(gatewayOrdersIn(db).doc(made.id), openedNow(order._id, amountPaise, deps.now()))
    return { id: made.id }
  })
}
