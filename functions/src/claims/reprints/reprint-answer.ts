import type { Reprint, StoredClaim } from '@teeshala/contract/claims/claim'
import type { WithId } from '../../firestore/read-documents.ts'

/** Returns what the press has to make again, without what customer and office wrote to each other. */
export function reprintAnswer(claim: WithId<StoredClaim>): Reprint {
  const { _id, orderId, reason, lines, closedAt, updatedAt } = claim
  return { _id, orderId, reason, lines, decidedAt: (closedAt ?? updatedAt).toISOString() }
}
