import type { ClaimedLine } from '@teeshala/contract/claims/claim'
import type { Reprint } from '@teeshala/contract/claims/reprint'
import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import type { ProductionLine } from '@teeshala/contract/production/production-order'
import type { WithId } from '../../firestore/read-documents.ts'

/** Returns what the press has to make again, without what customer and office wrote to each other. */
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

/** All that claims from before the shop kept their pieces know of a line. */
const lineAsClaimed = ({ line, quantity, name, about }: ClaimedLine): ProductionLine => ({
  ...{ _id: `${line}`, name, quantity, placements: [] },
  ...(about && { description: about }),
})
