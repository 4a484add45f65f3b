import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { type Drafts, placeKey } from '../../../../shared/designer/drafts/design-drafts.ts'
import { drawnProblem, orderedLayers } from '../../../../shared/designer/layers.ts'
import * as texts from '../../../../texts/shared/design/designer.ts'
import type { BulkDesign } from './use-bulk-designs.ts'

/** Returns the designs of a bulk order request: pictures, and a document for each placement with more. */
export function orderedDesigns(
  chosen: readonly BulkDesign[],
  pathOf: (uploadId: string) => string,
  { accepted, traits }: Pick<Drafts, 'accepted' | 'traits'>,
) {
  const ordered = chosen.flatMap(({ placement, designs }) => {
    if (designs.length === 0) return []
    const accepts = (id: string) => accepted[placeKey(id, placement)] === true
    return [{ placement, ...orderedLayers(designs, pathOf, accepts, (id) => traits[placeKey(id, placement)]) }]
  })
  return {
    designs: ordered.flatMap(({ placement, ...each }) =>
      'designs' in each ? each.designs.map((design) => ({ ...design, placement })) : [],
    ),
    designDocuments: ordered.flatMap(({ placement, ...each }) =>
      'designDocument' in each ? [{ ...each.designDocument, placement }] : [],
    ),
  }
}

/** Returns the first text that cannot be printed, and why. */
export function unfitText(
  chosen: readonly BulkDesign[],
): { readonly placement: Placement; readonly id: string; readonly problem: string } | undefined {
  for (const { placement, printed } of chosen) {
    const unfit = printed.find(({ style, design }) => !design || drawnProblem(style))
    if (unfit) return { placement, id: unfit.id, problem: drawnProblem(unfit.style) ?? texts.lettersStillLoading }
  }
  return undefined
}
