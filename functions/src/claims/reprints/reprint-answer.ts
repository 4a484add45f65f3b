import type { ClaimedLine } from '@teeshala/contract/claims/claim'
import type { Reprint } from '@teeshala/contract/claims/reprint'
import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import type { ProductionLine } from '@teeshala/contract/production/production-order'
import type { WithId } from '../../firestore/read-documents.ts'

/** Returns a reprint for the press, without the correspondence between customer and office. */
export function reprintAnswer(claim: WithId<StoredClaim>): Reprint {
  const { _id, orderId, reason, reprint, closedAt, updatedAt } = claim
  const { lines = claim.lines.map(lineAsClaimed), designImage, readyOn } = reprint ?? {}
  return {
    ...{ _id, orderId, reason, lines },
    ...(designImage !== undefined && { designImage }),
    ...(readyOn !== undefined && { readyOn }),
    decidedAt: (closedAt ?? updatedAt).toISOString(),
  }
}

/** Older claims did not store their pieces; this is all they know about a line. */
const lineAsClaimed = ({ line, quantity, name, about }: ClaimedLine): ProductionLine => ({
  ...{ _id: `${line}`, name, quantity, placements: [] },
  ...(about && { description: about }),
})
