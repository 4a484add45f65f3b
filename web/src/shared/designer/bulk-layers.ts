import { placements as allPlacements, type Placement } from '@teeshala/contract/catalogue/options/placement'
import type { BulkDraft } from './design-drafts.ts'

/** Stands among the layers of a placement for its picture, whichever that is. */
const pictureMark = 'picture'

/** What lies at a placement whose picture this is, from below. */
export function layersAt(
  { layers }: Pick<BulkDraft, 'layers'>,
  placement: Placement,
  uploadId: string | undefined,
): string[] {
  const known = layers?.[placement] ?? []
  const marked = known.includes(pictureMark) ? known : [pictureMark, ...known]
  return marked.flatMap((id) => (id === pictureMark ? (uploadId ?? []) : id))
}

/** Other layers laid at a placement; its picture stays what it is. */
export function withLayers(
  draft: BulkDraft,
  placement: Placement,
  ids: readonly string[],
  uploadId: string | undefined,
): Partial<BulkDraft> {
  return { layers: { ...draft.layers, [placement]: ids.map((id) => (id === uploadId ? pictureMark : id)) } }
}

/** What was drawn elsewhere laid at a placement, which is chosen with it, in place of what is there. */
export function withLaid(
  draft: BulkDraft,
  placement: Placement,
  ids: readonly string[],
  uploadId: string | undefined,
): Partial<BulkDraft> {
  const { [placement]: _, ...others } = draft.designs
  return {
    placements: allPlacements.filter((each) => each === placement || draft.placements.includes(each)),
    designs: { ...others, ...(uploadId !== undefined && { [placement]: uploadId }) },
    ...withLayers(draft, placement, ids, uploadId),
    latest: draft.latest ?? uploadId,
    active: placement,
    activeLayer: ids.at(-1),
  }
}
