import { refundCheckAfter, refundsAskedFrom } from '@teeshala/contract/payments/gateway/refund-check'
import { paymentEventsIn, paymentsIn, refundChecksIn } from '../firestore/collections.ts'
import { documentOf, readAll } from '../firestore/read-documents.ts'
import { describe } from '../http/answer-error.ts'
import type { Deps } from '../ports/deps.ts'
import type { GatewayRefund, OnlineGateway } from '../ports/payment-gateway.ts'
import { recordPayment } from './record-payment.ts'

/**
 * Records refunds whose webhook was lost, such as those of a part made in the gateway's dashboard: the gateway lists what it has refunded since the last
 * check. Each refund is recorded once, and none again if its webhook arrives after all. A check that fails or is cut short is repeated by the next run.
 */
export async function reconcileRefunds(
  online: OnlineGateway,
  until: Date,
  deps: Deps,
): Promise<{ seen: number; failed: number }> {
  const { db, now, log } = deps
  const document = refundChecksIn(db).doc('gateway')
  const check = documentOf(await document.get())
  const at = now()
  const count = { seen: 0, failed: 0 }
  try {
    const refunds = await online.refundsSince(refundsAskedFrom(check, at))
    let left = refunds.length
    for (const refund of refunds) {
      if (now() > until) break
      left--
      try {
        if (await noteRefund(refund, online, deps)) count.seen++
      } catch (error) {
        count.failed++
        log.error({ err: describe(error), refund: refund.id }, 'a refund could not be recorded')
      }
    }
    await document.set(refundCheckAfter(check, { now: at, isComplete: left === 0 && count.failed === 0 }))
  } catch (error) {
    count.failed++
    log.error({ err: describe(error) }, 'the gateway could not be asked for its refunds')
  }
  return count
}

/** Records a refund of one of our payments as its webhook would; returns whether it was new. */
async function noteRefund({ id, paymentId }: GatewayRefund, online: OnlineGateway, deps: Deps): Promise<boolean> {
  const { db } = deps
  const eventId = `refund-${id}`
  const [event, known] = await readAll(db, paymentEventsIn(db).doc(eventId), paymentsIn(db).doc(paymentId))
  // A payment that is not ours, or of which nothing is left to go back.
  if (event || !known || known.status === 'refunded') return false
  const payment = await online.findPayment(paymentId)
  if (!payment) return false
  const { orderId, link } = known
  await recordPayment({ id: eventId, kind: 'found', payment }, { orderId, link }, deps)
  return true
}
