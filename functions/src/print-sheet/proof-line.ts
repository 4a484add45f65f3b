import { formatMoment } from '@teeshala/contract/date-format'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { approvedVersion } from '@teeshala/contract/proofs/proof-gate'
import { proofHash } from '../orders/proof-hash.ts'

/** Returns what the press needs to know about an order's proof: the version to print, or why there is none; undefined if none is required. */
export function proofLine(order: StoredOrder): string | undefined {
  const { proof } = order
  if (!proof) return undefined
  const approved = approvedVersion(proof, proofHash(order))
  if (approved?.answer)
    return `Proof ${approved.number}, approved by the customer on ${formatMoment(approved.answer.at)}.`
  return proof.isWaived
    ? 'The office let this order start without a proof.'
    : 'Not approved by the customer. Do not print yet.'
}
