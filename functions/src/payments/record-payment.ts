import type { StoredOrder } from '@teeshala/contract/orders/order'
import { lapsesUnpaid } from '@teeshala/contract/orders/payment-time'
import type { StoredGatewayOrder, StoredPayment, StoredPaymentEvent } from '@teeshala/contract/payments/stored-payment'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { Deps } from '../deps.ts'
import { keptOrUndefined } from '../firestore/stored.ts'
import { transact } from '../firestore/transact.ts'
import { guestTokenOf } from '../mails/guest-token.ts'
import { type OrderNews, orderMail } from '../orders/order-mail.ts'
import { currentSettings } from '../settings/read-settings.ts'
import type { GatewayEvent, GatewayPayment } from './payment-gateway.ts'
import { type PaymentStep, paymentStep } from './payment-step.ts'
import { refundPayment } from './refund-payment.ts'

/**
 * Takes in news of a payment for one of our orders. One transaction reads message, payment and order by their own ids and
 * writes what follows, so that a message that comes ten times, or whose answer is lost, changes the shop once. Money that must
 * go back is sent back afterwards; where that fails the caller is told, and the next news of it tries again.
 */
export async function recordPayment(event: GatewayEvent, orderId: string, deps: Deps): Promise<void> {
  const { db, now } = deps
  const payment = await captured(event.payment, deps)
  const eventRef = db.doc(`paymentEvents/${event.id}`)
  const orderRef = db.doc(`orders/${orderId}`)
  const paymentRef = db.doc(`payments/${payment.id}`)
  const gatewayOrderId = payment.gatewayOrderId ?? ''
  const shop = await currentSettings(db)
  const status = await transact(deps, async (transaction) => {
    const [orderNow, eventNow, known] = await transaction.getAll(orderRef, eventRef, paymentRef)
    const order = orderNow && keptOrUndefined<StoredOrder>(orderNow)
    const before = known && paymentIn(known)
    if (!order || eventNow?.exists) return before?.status
    const guestToken = await guestTokenOf(order, transaction, db)
    const at = now()
    const step = paymentStep(order, before, { payment: { ...payment, gatewayOrderId }, orderId, now: at })
    if (step.order) {
      const isLapsing = lapsesUnpaid({ ...order, ...step.order })
      transaction.update(orderRef, { ...step.order, ...(!isLapsing && { paymentDueAt: null }), updatedAt: at })
      if (step.order.paymentStatus !== 'failed') {
        const closed: StoredGatewayOrder = {
          orderId,
          amountPaise: order.totalPaise,
          isOpen: false,
          askedAt: at,
          createdAt: order.createdAt,
        }
        transaction.set(db.doc(`gatewayOrders/${gatewayOrderId}`), closed)
      }
    }
    if (step.payment) transaction.set(paymentRef, step.payment)
    const news = newsOf(step, before)
    const mail = news && orderMail({ ...order, ...step.order }, news, { shop, now: at, guestToken })
    // An order is paid once and refunded once, whoever tells of it; several payments for it may come and be returned.
    const mailId = news === 'returned' ? `${orderId}-${news}-${payment.id}` : `${orderId}-${news}`
    if (mail) transaction.set(db.doc(`mail/${mailId}`), mail)
    const stored: StoredPaymentEvent = { kind: event.kind, paymentId: payment.id, orderId, receivedAt: at }
    transaction.create(eventRef, stored)
    return (step.payment ?? before)?.status
  })
  if (status === 'refund_due') await refundPayment(payment.id, deps)
}

/** What the customer is written about a payment: that it came, and that it goes back. */
function newsOf({ order, payment }: PaymentStep, before: StoredPayment | undefined): OrderNews | undefined {
  if (payment?.status === 'refund_due' && before?.status !== 'refund_due') return 'returned'
  return order?.paymentStatus === 'paid' || order?.paymentStatus === 'refunded' ? order.paymentStatus : undefined
}

/** A payment that a bank has only reserved is taken before it counts. */
async function captured(payment: GatewayPayment, { payments }: Deps): Promise<GatewayPayment> {
  if (payment.status !== 'authorized' || !payments.online) return payment
  return payments.online.capture(payment)
}

function paymentIn(snapshot: DocumentSnapshot): StoredPayment | undefined {
  const kept = keptOrUndefined<StoredPayment>(snapshot)
  if (!kept) return undefined
  const { _id, ...payment } = kept
  return payment
}
