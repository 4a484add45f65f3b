import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { bulkDraft, changeBulk } from '../../../../shared/designer/design-drafts.ts'
import { forgetSteps } from '../../../../shared/designer/history/design-history.ts'
import { withoutSteps } from '../../../../shared/designer/history/without-steps.ts'
import { withPlacementToggled } from './bulk-designs.ts'

/** Chooses a placement of a bulk order, or gives it up. What was designed before any was chosen, at `usual`, goes to the first one. */
export function choosePlacement(productId: string, placement: Placement, usual: Placement): void {
  const chosen = () => bulkDraft(productId).placements.length
  const before = chosen()
  withoutSteps(() => changeBulk(productId, (now) => withPlacementToggled(now, placement, usual)))
  // A step back would take the design to a placement that nobody has chosen.
  if (before === 0 || chosen() === 0) forgetSteps()
}
