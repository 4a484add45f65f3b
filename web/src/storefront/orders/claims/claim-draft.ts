import type { ClaimReason } from '@teeshala/contract/claims/claim-reason'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { onOtherPerson } from '../../../shared/session/on-other-person.ts'

export type ClaimDraft = {
  readonly reason: ClaimReason | ''
  readonly text: string
  /** How many pieces of which line. */
  readonly quantities: Readonly<Record<number, number>>
  /** Uploads. */
  readonly photos: readonly string[]
}

export const emptyClaim: ClaimDraft = { reason: '', text: '', quantities: {}, photos: [] }

type Drafts = { readonly drafts: Readonly<Record<string, ClaimDraft>> }

/** What a customer is about to report of an order, by its id. It outlives a reload, but not the tab. */
export const useClaimDrafts = create<Drafts>()(
  persist((): Drafts => ({ drafts: {} }), {
    name: 'draft:claims',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
)

/** Changes what is about to be reported of an order. */
export function changeClaim(order: string, change: (draft: ClaimDraft) => Partial<ClaimDraft>): void {
  useClaimDrafts.setState(({ drafts }) => {
    const draft = drafts[order] ?? emptyClaim
    return { drafts: { ...drafts, [order]: { ...draft, ...change(draft) } } }
  })
}

/** Forgets what was to be reported of an order. */
export function forgetClaim(order: string): void {
  useClaimDrafts.setState(({ drafts: { [order]: _, ...drafts } }) => ({ drafts }))
}

onOtherPerson(() => useClaimDrafts.setState({ drafts: {} }))
