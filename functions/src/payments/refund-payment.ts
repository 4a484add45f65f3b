import { paymentsIn } from '../firestore/collections.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'

/** Refunds a payment and stores the refund's id with it. The gateway refunds once, however often it is asked. */
export async function refundPayment(paymentId: string, deps: Deps): Promise<void> {
  const { db, now, payments } = deps
  if (!payments.online) throw new Error(`Payment ${paymentId} must go back, and no gateway is configured`)
  const refundId = await payments.online.refund(paymentId)
  const document = paymentsIn(db).doc(paymentId)
  await transact(deps, async (transaction) => {
    const payment = documentOf(await transaction.get(document))
    if (payment) transaction.update(document, { status: 'refunded', refundId, updatedAt: now() })
  })
}
