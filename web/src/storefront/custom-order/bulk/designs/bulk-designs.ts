import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { placements as allPlacements } from '@teeshala/contract/catalogue/options/placement'
import type { BulkDraft } from '../../../../shared/designer/design-drafts.ts'

/** A placement chosen or given up. A newly chosen one gets the latest design, until it is given one of its own. */
export function withPlacementToggled(draft: BulkDraft, placement: Placement): Partial<BulkDraft> {
  const isChosen = draft.placements.includes(placement)
  const placements = allPlacements.filter((each) => (each === placement ? !isChosen : draft.placements.includes(each)))
  if (isChosen) return { placements, active: draft.active === placement ? placements[0] : draft.active }
  const design = draft.designs[placement] ?? draft.latest
  return { placements, active: placement, designs: { ...draft.designs, ...(design && { [placement]: design }) } }
}

/** A design chosen for the placement on show; the other chosen placements that have none yet get it, too. */
export function withDesign(draft: BulkDraft, active: Placement | undefined, uploadId: string): Partial<BulkDraft> {
  const takers = draft.placements.filter((placement) => placement === active || !draft.designs[placement])
  return {
    latest: uploadId,
    designs: { ...draft.designs, ...Object.fromEntries(takers.map((placement) => [placement, uploadId])) },
  }
}

/** The design of one placement taken away; others that share it keep it. */
export function withoutDesign(draft: BulkDraft, active: Placement | undefined, uploadId: string): Partial<BulkDraft> {
  return withoutWhere(draft, uploadId, (placement) => placement === active)
}

/** A design taken from every placement that has it. */
export function withoutUpload(draft: BulkDraft, uploadId: string): Partial<BulkDraft> {
  return withoutWhere(draft, uploadId, () => true)
}

function withoutWhere(draft: BulkDraft, uploadId: string, isTaken: (placement: string) => boolean): Partial<BulkDraft> {
  const designs = Object.fromEntries(
    Object.entries(draft.designs).filter(([placement, id]) => !isTaken(placement) || id !== uploadId),
  )
  const isLatest = draft.latest === uploadId
  return { designs, ...(isLatest && { latest: Object.values(designs).at(-1) }) }
}

/** What was written before any placement was chosen goes to the first one that is. */
export function withTextsMoved(draft: BulkDraft, from: Placement, to: Placement): Partial<BulkDraft> {
  const written = draft.layers?.[from]
  if (from === to || draft.placements.length > 0 || !written || draft.layers?.[to]) return {}
  return { layers: { ...draft.layers, [from]: undefined, [to]: written } }
}

/** Whether any placement still has this design. */
export const isUsed = ({ designs, latest }: BulkDraft, uploadId: string) =>
  latest === uploadId || Object.values(designs).includes(uploadId)
