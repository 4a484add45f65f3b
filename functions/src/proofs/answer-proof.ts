import { proofIsAnswered, proofIsOver, type StoredProof } from '@teeshala/contract/proofs/proof'
import { proofStateOf } from '@teeshala/contract/proofs/proof-gate'
import { customerNote } from '../audit/audit-note.ts'
import { AppError } from '../errors/app-error.ts'
import { ordersIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { orderNotFound } from '../orders/find-order.ts'
import { isCustomersOwn } from '../orders/may-see-order.ts'
import { proofHash } from '../orders/proof-hash.ts'
import { toPrint } from '../orders/to-print.ts'

/** Approves an order's latest proof, or requests changes: only for its customer or a holder of its link. The same answer twice counts once. */
export const answerProof: Handler<'answerProof'> = async ({ caller, params, secret, body }, deps) => {
  const { db } = deps
  const document = ordersIn(db).doc(params.id)
  const note = customerNote(deps)
  const order = await transact(deps, async (transaction) => {
    const order = await transaction.read(document)
    if (!order || !isCustomersOwn(order, caller, secret)) throw orderNotFound()
    const { proof } = order
    const last = proof?.versions.at(-1)
    if (!proof || !last || last.number !== params.number) throw new AppError('CONFLICT', proofIsAnswered)
    const comment = body.answer === 'changes_asked' ? body.comment : undefined
    if (last.answer?.is === body.answer && last.answer.comment === comment) return order
    // Once staff let it start without an approval, nothing would wait for a change.
    if (order.status !== 'placed' || proof.isWaived) throw new AppError('CONFLICT', proofIsOver)
    if (proofStateOf(proof, proofHash(order)) !== 'sent') throw new AppError('CONFLICT', proofIsAnswered)
    const answer = { is: body.answer, at: note.at, ...(comment && { comment }) }
    const { remindAt: _, awaits: __, ...kept } = proof
    const answered: StoredProof = {
      ...kept,
      versions: [...proof.versions.slice(0, -1), { ...last, answer }],
      ...(body.answer === 'changes_asked' && { awaits: 'shop' }),
    }
    const changes = { proof: answered, ...toPrint({ ...order, proof: answered }), updatedAt: note.at }
    transaction.update(document, changes)
    note.make(transaction, {
      action: body.answer === 'approved' ? 'order.proof_approved' : 'order.proof_refused',
      target: document.path,
      details: { number: last.number, hash: last.hash },
    })
    return { ...order, ...changes }
  })
  return ok(orderAnswer(order))
}
