import type { OwnClaim, StaffClaim } from '@teeshala/contract/claims/claim'
import { photosAt } from '@teeshala/contract/claims/claim-photos'
import type { StoredClaim } from '@teeshala/contract/claims/stored-claim'
import type { WithId } from '../firestore/read-documents.ts'

/** Returns a claim as its customer sees it. */
export function ownClaimAnswer(claim: WithId<StoredClaim>, now: Date): OwnClaim {
  const { _id, orderId, reason, text, lines, decision, words, creditNote, isToReprint } = claim
  return {
    ...{ _id, orderId, reason, text, lines, decision, words, isToReprint },
    photos: photosAt(claim, now),
    ...(creditNote !== undefined && { creditNote }),
    acknowledgedAt: claim.acknowledgedAt?.toISOString() ?? null,
    createdAt: claim.createdAt.toISOString(),
  }
}

/** Returns a claim as staff see it. */
export function staffClaimAnswer(claim: WithId<StoredClaim>, now: Date): StaffClaim {
  return {
    ...ownClaimAnswer(claim, now),
    customer: claim.customer,
    closedAt: claim.closedAt?.toISOString() ?? null,
    dueAt: claim.dueAt?.toISOString() ?? null,
    updatedAt: claim.updatedAt.toISOString(),
  }
}
