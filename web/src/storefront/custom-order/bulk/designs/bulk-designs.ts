import { placements as allPlacements, type Placement } from '@teeshala/contract/catalogue/options/placement'
import { layersAt, withLayers } from '../../../../shared/designer/drafts/bulk-layers.ts'
import type { BulkDraft } from '../../../../shared/designer/drafts/design-drafts.ts'

/**
 * Returns the draft with a placement added or removed. A new one gets the latest picture until it has its own. A design made before any
 * placement was chosen, at `usual`, moves to the first one, and back from the last one removed.
 */
export function withPlacementToggled(draft: BulkDraft, placement: Placement, usual: Placement): Partial<BulkDraft> {
  const isChosen = draft.placements.includes(placement)
  const placements = allPlacements.filter((each) => (each === placement ? !isChosen : draft.placements.includes(each)))
  if (isChosen) {
    const moved = placements.length === 0 ? withLayersMoved(draft, placement, usual) : {}
    return { placements, active: draft.active === placement ? placements[0] : draft.active, ...moved }
  }
  const { layers } = { ...draft, ...(draft.placements.length === 0 && withLayersMoved(draft, usual, placement)) }
  const first = layers[placement] ?? (draft.latest === undefined ? [] : [draft.latest])
  return { placements, active: placement, ...withLayers({ layers }, placement, first) }
}

function withLayersMoved(draft: BulkDraft, from: Placement, to: Placement): Partial<BulkDraft> {
  const { [from]: moved, ...others } = draft.layers
  return from === to || !moved || layersAt(draft, to).length > 0 ? {} : { layers: { ...others, [to]: moved } }
}

/** Returns the draft with the shown placement's new picture also in chosen placements that have none yet. */
export function withPictureShared(
  draft: BulkDraft,
  active: Placement,
  uploadId: string,
  isPicture: (id: string) => boolean,
): Partial<BulkDraft> {
  const takers = draft.placements.filter((each) => each !== active && !layersAt(draft, each).some(isPicture))
  const taken = takers.map((each) => [each, [...layersAt(draft, each), uploadId]])
  return { latest: uploadId, layers: { ...draft.layers, ...Object.fromEntries(taken) } }
}

/** Returns the draft without a picture, at all placements. */
export function withoutPicture(draft: BulkDraft, uploadId: string): Partial<BulkDraft> {
  const left = Object.entries(draft.layers).map(([placement, ids = []]) => [
    placement,
    ids.filter((id) => id !== uploadId),
  ])
  return { layers: Object.fromEntries(left) }
}

/** Returns the draft with a latest picture that is still in use. */
export function withLatestLeft(draft: BulkDraft, isPicture: (id: string) => boolean): Partial<BulkDraft> {
  const left = Object.values(draft.layers).flatMap((ids = []) => ids.filter(isPicture))
  return draft.latest === undefined || left.includes(draft.latest) ? {} : { latest: left.at(-1) }
}
