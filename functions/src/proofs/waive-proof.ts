import { waitsForProof } from '@teeshala/contract/proofs/proof-gate'
import { changeOnce } from '../audit/change-once.ts'
import { staffNote } from '../audit/staff-note.ts'
import { AppError } from '../errors/app-error.ts'
import { ordersIn } from '../firestore/collections.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { orderNotFound } from '../orders/order-not-found.ts'
import { proofHash } from '../orders/proof-hash.ts'
import { toPrint } from '../orders/to-print.ts'

/** Allows production without an approved proof; the audit log records who allowed it and why. */
export const waiveProof: Handler<'waiveProof'> = async ({ caller, params, body }, deps) => {
  const { db } = deps
  const document = ordersIn(db).doc(params.id)
  const note = await staffNote(caller.uid, deps)
  const order = await changeOnce({ document, note, missing: orderNotFound }, deps, async (order, transaction) => {
    const { proof } = order
    if (!proof || order.status !== 'placed' || !waitsForProof(proof, proofHash(order))) {
      throw new AppError('CONFLICT', 'This order does not wait for a proof.')
    }
    const { remindAt: _, awaits: __, ...kept } = proof
    const waived = { ...kept, isWaived: true as const }
    const changes = { proof: waived, ...toPrint({ ...order, proof: waived }), updatedAt: note.at }
    transaction.update(document, changes)
    note.make(transaction, { action: 'order.proof_waived', target: document.path, details: { reason: body.reason } })
    return { ...order, ...changes }
  })
  return ok(orderAnswer(order))
}
