import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { OrderProof, StoredProof } from '@teeshala/contract/proofs/proof'
import { proofStateOf, waitsForProof } from '@teeshala/contract/proofs/proof-gate'
import { proofHash } from '../proof-hash.ts'

/** Returns the proofs of an order as customer and staff see them, without paths and version hashes. */
export function proofAnswer(order: StoredOrder, proof: StoredProof): OrderProof {
  const hash = proofHash(order)
  return {
    state: proofStateOf(proof, hash),
    hash,
    isAwaited: order.status === 'placed' && waitsForProof(proof, hash),
    isWaived: proof.isWaived === true,
    versions: proof.versions.map(({ number, sentAt, message, pictures, answer }) => ({
      number,
      sentAt: sentAt.toISOString(),
      ...(message !== undefined && { message }),
      pictures: pictures.map(({ placement, color, view }) => ({ placement, color, view })),
      ...(answer && { answer: answer.is, answeredAt: answer.at.toISOString() }),
      ...(answer?.comment && { comment: answer.comment }),
    })),
  }
}
