/** The six print areas: where designs go on a garment, in millimetres, and how large they can be in each size. */
import { type Placement, placements, sideOf } from '../catalogue/options/placement.ts'
import { type GarmentCut, patterns } from './shape/cut.ts'
import { POCKET_TOP } from './shape/hood.ts'
import { PLACKET_BOTTOM } from './shape/polo.ts'
import { type GarmentSize, measurements, patternSize } from './size-chart.ts'

/** A rectangle on the size M pattern: `x` and `y` are its top left corner, and x grows to the viewer's right. */
export type PrintArea = {
  readonly placement: Placement
  readonly x: number
  readonly y: number
  readonly widthMm: number
  readonly heightMm: number
}

/** The full formats: chest 90 × 90 mm, A4 and A3 portrait (ISO 216). */
export const formats: Record<Placement, { readonly widthMm: number; readonly heightMm: number }> = {
  Left: { widthMm: 90, heightMm: 90 },
  Right: { widthMm: 90, heightMm: 90 },
  'Front A4': { widthMm: 210, heightMm: 297 },
  'Front A3': { widthMm: 297, heightMm: 420 },
  'Back A4': { widthMm: 210, heightMm: 297 },
  'Back A3': { widthMm: 297, heightMm: 420 },
}

/** The margin that the press cannot reach beside a seam and above the hem. */
const SEAM_CLEARANCE = 24
const HEM_CLEARANCE = 28
/** The height at which the raglan seams are an A3 width apart. */
const BELOW_RAGLAN = 156
const CHEST_CENTRE = 104
const CHEST_TOP = 146

/** Left and right are the wearer's, so the left chest is on the viewer's right. */
const chestCentre = (placement: Placement) => (placement === 'Left' ? CHEST_CENTRE : -CHEST_CENTRE)

const topOf = (cut: GarmentCut, placement: Placement): number => {
  const { neckDropFront, neckDropBack } = patterns[cut]
  if (placement === 'Left' || placement === 'Right') return CHEST_TOP
  if (sideOf(placement) === 'back') return cut === 'dry-fit' ? BELOW_RAGLAN : neckDropBack + 62
  if (cut === 'polo') return PLACKET_BOTTOM + 18
  return neckDropFront + (cut === 'v-neck' ? 26 : 36)
}

/**
 * Returns the print area of a placement for a cut and size: the full format if the garment has room, less if a hem or pocket is in the way. In sizes
 * other than M the area keeps its position below the collar.
 */
export const printArea = (cut: GarmentCut, placement: Placement, size: GarmentSize = patternSize): PrintArea => {
  const { widthMm, heightMm } = formats[placement]
  const y = topOf(cut, placement)
  const grown = measurements(cut, size)
  const bottom =
    cut === 'hoodie' && sideOf(placement) === 'front' ? POCKET_TOP - 8 : grown.lengthMm - grown.hemMm - HEM_CLEARANCE
  const width = Math.min(widthMm, grown.chestMm - 2 * SEAM_CLEARANCE)
  const height = Math.min(heightMm, bottom - y)
  const centre = placement === 'Left' || placement === 'Right' ? chestCentre(placement) : 0
  return { placement, x: centre - width / 2, y, widthMm: width, heightMm: height }
}

/** Returns all six areas of a garment. */
export const printAreas = (cut: GarmentCut, size: GarmentSize = patternSize): PrintArea[] =>
  placements.map((placement) => printArea(cut, placement, size))

/**
 * Returns the print area of one design on garments of all these sizes. The design is made once and printed on each, so the smallest garment decides. All
 * sizes share the area's top left corner.
 */
export const commonPrintArea = (cut: GarmentCut, placement: Placement, sizes: readonly GarmentSize[]): PrintArea => {
  const [first = printArea(cut, placement), ...others] = sizes.map((size) => printArea(cut, placement, size))
  return others.reduce(
    (least, area) => (area.heightMm * area.widthMm < least.heightMm * least.widthMm ? area : least),
    first,
  )
}

/** Returns whether a design of this size fits a placement on a garment of this cut and size. */
export const fits = (
  design: { readonly widthMm: number; readonly heightMm: number },
  cut: GarmentCut,
  placement: Placement,
  size: GarmentSize = patternSize,
): boolean => {
  const { widthMm, heightMm } = printArea(cut, placement, size)
  return design.widthMm <= widthMm && design.heightMm <= heightMm
}
