import { placements as allPlacements, type Placement } from '@teeshala/contract/catalogue/options/placement'
import type { BulkDraft } from './design-drafts.ts'

/** Returns the layers at a placement, bottom to top. */
export const layersAt = ({ layers }: Pick<BulkDraft, 'layers'>, placement: Placement): readonly string[] =>
  layers[placement] ?? []

/** Returns the draft with other layers at a placement. */
export const withLayers = (
  { layers }: Pick<BulkDraft, 'layers'>,
  placement: Placement,
  ids: readonly string[],
): Pick<BulkDraft, 'layers'> => ({ layers: { ...layers, [placement]: ids } })

/** Returns the draft with a design drawn elsewhere at a placement, which is selected, replacing what is there; `latest` is its topmost picture. */
export function withLaid(
  draft: BulkDraft,
  placement: Placement,
  ids: readonly string[],
  latest: string | undefined,
): Partial<BulkDraft> {
  return {
    placements: allPlacements.filter((each) => each === placement || draft.placements.includes(each)),
    ...withLayers(draft, placement, ids),
    latest: draft.latest ?? latest,
    active: placement,
    activeLayer: ids.at(-1),
  }
}
