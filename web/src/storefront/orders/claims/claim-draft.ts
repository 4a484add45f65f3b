import type { OrderClaims, OwnClaim } from '@teeshala/contract/claims/claim'
import type { ClaimReason } from '@teeshala/contract/claims/claim-reason'
import { openPieces, reasonsLeft } from '@teeshala/contract/claims/claimed-pieces'
import { tabDraft } from '../../../shared/session/kept/tab-draft.ts'

export type ClaimDraft = {
  readonly reason: ClaimReason | ''
  readonly text: string
  /** The number of pieces by line. */
  readonly quantities: Readonly<Record<number, number>>
  /** Uploads. */
  readonly photos: readonly string[]
}

export const emptyClaim: ClaimDraft = { reason: '', text: '', quantities: {}, photos: [] }

type Drafts = { readonly drafts: Readonly<Record<string, ClaimDraft>> }

/** A customer's unsent claims, by order id. They survive a reload, but not the tab. */
export const useClaimDrafts = tabDraft<Drafts>('claims', { drafts: {} })

/** Changes the unsent claim about an order. */
export function changeClaim(order: string, change: (draft: ClaimDraft) => Partial<ClaimDraft>): void {
  useClaimDrafts.setState(({ drafts }) => {
    const draft = drafts[order] ?? emptyClaim
    return { drafts: { ...drafts, [order]: { ...draft, ...change(draft) } } }
  })
}

/** Returns a draft as its order can still accept it: a reason no longer offered counts as not chosen. */
export function offeredDraft(draft: ClaimDraft, order: Pick<OrderClaims, 'lines' | 'claims' | 'reasons'>): ClaimDraft {
  const isOffered = order.reasons.some((reason) => reason === draft.reason)
  return { ...draft, reason: isOffered ? draft.reason : '', quantities: unreported(draft.quantities, order) }
}

/** Returns an order's claims after one was sent; one sent before is not listed twice. */
export function withClaim(known: OrderClaims, claim: OwnClaim): OrderClaims {
  const claims = [claim, ...known.claims.filter(({ _id }) => _id !== claim._id)]
  return { ...known, claims, ...reasonsLeft(claims, known.reasons) }
}

/** Returns the quantities of a draft without pieces in open claims: it may be older than those. */
function unreported(
  quantities: ClaimDraft['quantities'],
  { lines, claims }: Pick<OrderClaims, 'lines' | 'claims'>,
): ClaimDraft['quantities'] {
  const fitting = lines.map(({ line, quantity }) => {
    const left = quantity - openPieces(claims, line).pieces
    return [line, Math.min(quantities[line] ?? 0, left)] as const
  })
  return Object.fromEntries(fitting.filter(([, quantity]) => quantity > 0))
}

/** Clears the unsent claim about an order. */
export function forgetClaim(order: string): void {
  useClaimDrafts.setState(({ drafts: { [order]: _, ...drafts } }) => ({ drafts }))
}
