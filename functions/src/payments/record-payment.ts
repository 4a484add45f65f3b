import { takesMoneyNow } from '@teeshala/contract/payments/money-gate'
import type { StoredPayment } from '@teeshala/contract/payments/stored-payment'
import { alarmsIn, gatewayOrdersIn, ordersIn, paymentEventsIn, paymentsIn } from '../firestore/collections.ts'
import { readAll, type WithId } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { customerOf } from '../mails/tell-customer.ts'
import { newAlarm } from '../notifications/raise-alarm.ts'
import { writeMove } from '../orders/write-move.ts'
import type { Deps } from '../ports/deps.ts'
import type { GatewayPayment, PaymentEvent } from '../ports/payment-gateway.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { paymentStep } from './payment-step.ts'
import { refundPayment } from './refund-payment.ts'
import type { PaymentSource } from './source-of-payment.ts'

/**
 * Records a payment event for one of our orders. One transaction reads event, payment and order by id and
 * writes the consequences, so that an event that arrives ten times, or whose response is lost, changes the shop once. A due
 * refund is made afterwards; if that fails, the caller is told, and the payment's next event tries again.
 */
export async function recordPayment(event: PaymentEvent, { orderId, link }: PaymentSource, deps: Deps): Promise<void> {
  const { db, now } = deps
  const payment = await captured(event.payment, deps)
  const eventRef = paymentEventsIn(db).doc(event.id)
  const paymentRef = paymentsIn(db).doc(payment.id)
  const gatewayOrderId = payment.gatewayOrderId ?? ''
  const shop = await currentSettings(db)
  const status = await transact(deps, async (transaction) => {
    const [order, eventNow, known] = await readAll(transaction, ordersIn(db).doc(orderId), eventRef, paymentRef)
    const before = known && withoutId(known)
    if (!order || eventNow) return before?.status
    const at = now()
    const step = paymentStep(order, before, { payment: { ...payment, gatewayOrderId }, orderId, link, now: at })
    if (isReturned(step.payment, before)) {
      // An order can have several returned payments, so the mail's id contains the payment's.
      const { tell } = await customerOf(order, at, transaction)
      const movedPaise = payment.currency === 'INR' ? payment.amountPaise : undefined
      tell(order, 'returned', { shop, movedPaise, key: `returned-${payment.id}` })
    }
    const { by = 'system', note: remark } = before?.decision ?? {}
    if (step.order) await writeMove(order, { payment: step.order, by, remark }, { transaction, shop, at })
    if (step.order && link === undefined && step.order.now.status !== 'failed') {
      const closed = {
        orderId,
        amountPaise: payment.amountPaise,
        isOpen: false,
        askedAt: at,
        createdAt: order.createdAt,
      }
      transaction.set(gatewayOrdersIn(db).doc(gatewayOrderId), closed)
    }
    if (step.payment) transaction.set(paymentRef, step.payment)
    // With the payment's id, so that staff are told once, however many messages arrive about its return.
    if (step.payment?.status === 'released' && takesMoneyNow(order)) {
      transaction.set(alarmsIn(db).doc(`released-${payment.id}`), newAlarm('released_payments', 1, at))
    }
    transaction.create(eventRef, { kind: event.kind, paymentId: payment.id, orderId, receivedAt: at })
    return (step.payment ?? before)?.status
  })
  if (status === 'refund_due') await refundPayment(payment.id, deps)
}

/** Returns whether the event shows that the order cannot accept the payment. */
const isReturned = (payment: StoredPayment | undefined, before: StoredPayment | undefined) =>
  payment?.status === 'refund_due' && before?.status !== 'refund_due'

/** A payment that is only authorised is captured before it counts. */
async function captured(payment: GatewayPayment, { payments }: Deps): Promise<GatewayPayment> {
  if (payment.status !== 'authorized' || !payments.online) return payment
  return payments.online.capture(payment)
}

function withoutId({ _id, ...payment }: WithId<StoredPayment>): StoredPayment {
  return payment
}
