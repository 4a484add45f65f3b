import { placements as allPlacements, type Placement } from '@teeshala/contract/catalogue/options/placement'
import type { BulkDraft } from './design-drafts.ts'

/** What lies at a placement, from below. */
export const layersAt = ({ layers }: Pick<BulkDraft, 'layers'>, placement: Placement): readonly string[] =>
  layers[placement] ?? []

/** Other layers laid at a placement. */
export const withLayers = (
  { layers }: Pick<BulkDraft, 'layers'>,
  placement: Placement,
  ids: readonly string[],
): Pick<BulkDraft, 'layers'> => ({ layers: { ...layers, [placement]: ids } })

/** What was drawn elsewhere laid at a placement, which is chosen with it, in place of what is there; `latest` is its uppermost picture. */
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
