import type { BulkLine } from '@teeshala/contract/bulk/bulk-lines'
import { type Placement, placements } from '@teeshala/contract/catalogue/options/placement'
import { commonPrintArea } from '@teeshala/contract/garment/print-area'
import type { GarmentCut } from '@teeshala/contract/garment/shape/cut'
import { layersAt, withLayers } from '../../../../shared/designer/drafts/bulk-layers.ts'
import {
  type BulkDraft,
  changeBulk,
  placeKey,
  useBulkDraft,
  useDrafts,
} from '../../../../shared/designer/drafts/design-drafts.ts'
import { type LaidCanvas, type LayeredArea, useCanvases } from '../../../../shared/designer/use-canvas.ts'
import type { DrawnDesign } from '../../../../shared/designer/use-drawn-designs.ts'

/** The design at a placement of a bulk order. */
export type BulkDesign = LaidCanvas & {
  readonly placement: Placement
  /** The visible texts and motifs. */
  readonly printed: readonly DrawnDesign[]
  readonly hasHidden: boolean
  /** Whether there is no visible layer. */
  readonly isBlank: boolean
}

type Designed = { productId: string; lines: readonly BulkLine[]; usual: Placement; cut: GarmentCut }

/** The designs of a bulk order's chosen placements, and the shown one; before any is chosen that is `usual`. */
export function useBulkDesigns({ productId, lines, usual, cut }: Designed) {
  const draft = useBulkDraft(productId)
  const traits = useDrafts((drafts) => drafts.traits)
  const here = shownPlacement(draft, usual)
  const sizes = lines.map(({ size }) => size)
  const areaOf = (placement: Placement) => commonPrintArea(cut, placement, sizes)
  const wanted = placements.filter((each) => each === here || draft.placements.includes(each))

  const laid = useCanvases(
    wanted.map(
      (placement): LayeredArea => ({
        layers: layersAt(draft, placement),
        active: draft.activeLayer,
        area: areaOf(placement),
        keyOf: (id) => placeKey(id, placement),
        change: ({ layers, active }) =>
          changeBulk(productId, (now) => ({
            ...(layers && withLayers(now, placement, layers)),
            ...(active !== undefined && { activeLayer: active }),
          })),
      }),
    ),
  )
  const all = wanted.flatMap((placement, index): BulkDesign[] => {
    const designed = laid[index]
    if (!designed) return []
    const { canvas, written } = designed
    const isShown = (id: string) => !traits[placeKey(id, placement)]?.isHidden
    return [
      {
        ...designed,
        placement,
        printed: written.filter(({ id }) => isShown(id)),
        isBlank: !canvas.layers.some(isShown),
        hasHidden: !canvas.layers.every(isShown),
      },
    ]
  })

  return {
    areaOf,
    shown: all.find(({ placement }) => placement === here) as BulkDesign,
    chosen: all.filter(({ placement }) => draft.placements.includes(placement)),
  }
}

/** Returns the placement being shown. */
const shownPlacement = (
  { active, placements: [first] }: Pick<BulkDraft, 'active' | 'placements'>,
  usual: Placement,
): Placement => active ?? first ?? usual
