import type { Placement } from '@teeshala/contract/catalogue/placement'
import type { GarmentCut } from '@teeshala/contract/garment/cut'
import { firstPlace } from '@teeshala/contract/garment/design-place'
import { printArea } from '@teeshala/contract/garment/print-area'
import { effectiveDpi } from '@teeshala/contract/garment/print-quality'
import type { ChosenDesign } from './product-draft.ts'

type Pixels = Pick<ChosenDesign, 'widthPx' | 'heightPx'>

/** Where a design is printed at a placement: as large as its area allows. */
export function placeOf({ widthPx: width, heightPx: height }: Pixels, cut: GarmentCut, placement: Placement) {
  return firstPlace({ width, height }, printArea(cut, placement))
}

/** Dots an inch that the design has there; undefined for one made of shapes. */
export function dpiOf(design: ChosenDesign, cut: GarmentCut, placement: Placement): number | undefined {
  if (design.isVector) return undefined
  return effectiveDpi({ width: design.widthPx, height: design.heightPx }, placeOf(design, cut, placement))
}
