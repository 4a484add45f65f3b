import { isOrderId } from '@teeshala/contract/ids'
import type { StoredGatewayOrder } from '@teeshala/contract/payments/stored-payment'
import type { Deps } from '../deps.ts'
import { kept, keptOrUndefined } from '../firestore/stored.ts'
import { describe } from '../http/answer-error.ts'
import { giveBack } from './give-back.ts'
import type { GatewayPayment } from './payment-gateway.ts'
import { recordPayment } from './record-payment.ts'

/**
 * Our order's id by the gateway's. A message can come before we have stored what the gateway called the order; then the
 * gateway is asked which receipt it was made for. Undefined for what is not ours.
 */
export async function orderIdOf(gatewayOrderId: string, { db, payments }: Deps): Promise<string | undefined> {
  const stored = keptOrUndefined<StoredGatewayOrder>(await db.doc(`gatewayOrders/${gatewayOrderId}`).get())
  if (stored) return stored.orderId
  const receipt = (await payments.online?.findOrder(gatewayOrderId))?.receipt
  return receipt !== undefined && isOrderId(receipt) ? receipt : undefined
}

/** Asks the gateway what has become of an order's payments, takes in what we have not heard of, and answers what it said. */
export async function reconcileOrder(
  gatewayOrderId: string,
  orderId: string,
  deps: Deps,
): Promise<readonly GatewayPayment[]> {
  const payments = (await deps.payments.online?.paymentsOf(gatewayOrderId)) ?? []
  for (const payment of payments) {
    const id = `found-${payment.id}-${payment.status}`
    await recordPayment({ id, kind: 'found', payment }, orderId, deps)
  }
  return payments
}

const watchedForMs = 3 * 24 * 3_600_000
const atMost = 200

/**
 * Makes up for messages that never came and refunds that were cut short: asks after every gateway order that is still open,
 * and returns what is due. Answers how many of each it saw to; one that fails is left for the next time.
 */
export async function reconcilePayments(deps: Deps): Promise<{ asked: number; returned: number; failed: number }> {
  const { db, payments, now, log } = deps
  if (!payments.online) return { asked: 0, returned: 0, failed: 0 }
  const since = new Date(now().getTime() - watchedForMs)
  const [open, due] = await Promise.all([
    db
      .collection('gatewayOrders')
      .where('isOpen', '==', true)
      .where('createdAt', '>', since)
      .orderBy('createdAt')
      .limit(atMost)
      .get(),
    db.collection('payments').where('status', '==', 'refund_due').limit(atMost).get(),
  ])
  let failed = 0
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      failed++
      log.error({ err: describe(error) }, 'a payment could not be reconciled')
    })
  for (const found of open.docs) await attempt(reconcileOrder(found.id, kept<StoredGatewayOrder>(found).orderId, deps))
  for (const { id } of due.docs) await attempt(giveBack(id, deps))
  return { asked: open.size, returned: due.size, failed }
}
