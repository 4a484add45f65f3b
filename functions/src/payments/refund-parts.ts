import { paymentsIn } from '../firestore/collections.ts'
import { deleteField } from '../firestore/field-values.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import type { Deps } from '../ports/deps.ts'

/**
 * Requests the pending partial refunds of a payment for credit notes, and stores the gateway's refund ids. The key
 * is derived from credit note and payment, so that neither a crash nor a second run refunds a part twice.
 */
export async function refundParts(paymentId: string, deps: Deps): Promise<void> {
  const { db, now, payments } = deps
  if (!payments.online) throw new Error(`A part of payment ${paymentId} must go back, and no gateway is configured`)
  const document = paymentsIn(db).doc(paymentId)
  const asked = documentOf(await document.get())?.parts ?? []
  for (const { credit, amountPaise, refundId } of asked) {
    if (refundId !== undefined) continue
    const key = `${credit.replaceAll('/', '-')}-${paymentId}`
    const made = await payments.online.refundPart({ paymentId, amountPaise, key })
    await transact(deps, async (transaction) => {
      const known = (await transaction.read(document))?.parts ?? []
      const parts = known.map((part) => (part.credit === credit ? { ...part, refundId: made } : part))
      const isPartDue = parts.some((part) => part.refundId === undefined) || deleteField()
      transaction.update(document, { parts, isPartDue, updatedAt: now() })
    })
  }
}
