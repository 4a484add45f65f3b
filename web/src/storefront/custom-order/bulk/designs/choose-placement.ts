import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { changeBulk, useDrafts } from '../../../../shared/designer/design-drafts.ts'
import { forgetSteps } from '../../../../shared/designer/history/design-history.ts'
import { withPlacementToggled, withTextsMoved } from './bulk-designs.ts'

/** Chooses a placement of a bulk order, or gives it up. What was written before any was chosen, at `usual`, goes to the first one. */
export function choosePlacement(productId: string, placement: Placement, usual: Placement): void {
  const layersOf = () => useDrafts.getState().bulk[productId]?.layers
  const before = layersOf()
  changeBulk(productId, (now) => ({
    ...withTextsMoved(now, usual, placement),
    ...withPlacementToggled(now, placement),
  }))
  // A step back would take the texts to a placement that nobody has chosen.
  if (layersOf() !== before) forgetSteps()
}
