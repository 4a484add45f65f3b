import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { carryLayers } from '../../../../shared/designer/carried-places.ts'
import { bulkDraft, changeBulk, placeKey, useDrafts } from '../../../../shared/designer/drafts/design-drafts.ts'
import { forgetSteps } from '../../../../shared/designer/history/design-history.ts'
import { withoutSteps } from '../../../../shared/designer/history/without-steps.ts'
import type { LaidCanvas } from '../../../../shared/designer/use-canvas.ts'
import { withPlacementToggled } from './bulk-designs.ts'

type Designed = {
  readonly shown: Pick<LaidCanvas, 'canvas' | 'designs'>
  readonly areaOf: (placement: Placement) => PrintArea
}

/**
 * Adds or removes a placement of a bulk order. A design made before any was chosen, at `usual`, moves to the first one
 * with its layout.
 */
export function choosePlacement(productId: string, placement: Placement, usual: Placement, designed: Designed): void {
  const before = bulkDraft(productId)
  const isFirst = before.placements.length === 0
  const [from, to] = isFirst ? [usual, placement] : [placement, usual]
  withoutSteps(() => {
    changeBulk(productId, (now) => withPlacementToggled(now, placement, usual))
    const { [from]: moved } = before.layers
    if (from === to || !moved || bulkDraft(productId).layers[to] !== moved) return
    const { canvas, designs } = designed.shown
    carryLayers([...designs, ...canvas.hidden], canvas.area, designed.areaOf(to))
    moveTraits(moved, from, to)
  })
  // Undo would move the design to a placement that nobody has chosen.
  if (isFirst || bulkDraft(productId).placements.length === 0) forgetSteps()
}

function moveTraits(ids: readonly string[], from: Placement, to: Placement): void {
  useDrafts.setState(({ traits }) => {
    const moved = { ...traits }
    for (const id of ids) {
      const { [placeKey(id, from)]: kept } = moved
      delete moved[placeKey(id, from)]
      delete moved[placeKey(id, to)]
      if (kept) moved[placeKey(id, to)] = kept
    }
    return { traits: moved }
  })
}
