import { waitsForProof } from '@teeshala/contract/proofs/proof-gate'
import { AppError } from '../errors/app-error.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { changeOrder } from '../orders/change-order.ts'
import { proofHash } from '../orders/proof-hash.ts'
import { toPrint } from '../orders/to-print.ts'

/** Allows production without an approved proof; the audit log records who allowed it and why. */
export const waiveProof: Handler<'waiveProof'> = async ({ caller, params, body }, deps) => {
  const order = await changeOrder(params.id, caller.uid, deps, async (order, { write }) => {
    const { proof } = order
    if (!proof || order.status !== 'placed' || !waitsForProof(proof, proofHash(order))) {
      throw new AppError('CONFLICT', 'This order does not wait for a proof.')
    }
    const { remindAt: _, awaits: __, ...kept } = proof
    const waived = { ...kept, isWaived: true as const }
    const changes = { proof: waived, ...toPrint({ ...order, proof: waived }) }
    return write(changes, 'order.proof_waived', { reason: body.reason })
  })
  return ok(orderAnswer(order))
}
