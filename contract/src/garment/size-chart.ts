import type { bulkOrderSizes, Size } from '../catalogue/options/size.ts'
import { type GarmentCut, patterns } from './shape/cut.ts'

/** A size under any of the shop's names: the catalogue's XXL is the order pages' 2XL, and the bulk page's xS is XS. */
export type GarmentSize = Size | (typeof bulkOrderSizes)[number]

/** The size the patterns are drawn for. */
export const patternSize = 'M' satisfies GarmentSize

export type Measurements = {
  /** Across the chest from armpit to armpit, laid flat. */
  readonly chestMm: number
  /** From the shoulder's highest point to the hem. */
  readonly lengthMm: number
  /** The height of the hem or rib. */
  readonly hemMm: number
}

/** Difference from size M: across the chest and in length. */
const grading: Record<GarmentSize, readonly [chestMm: number, lengthMm: number]> = {
  XS: [-50, -48],
  xS: [-50, -48],
  S: [-25, -24],
  M: [0, 0],
  L: [25, 20],
  XL: [50, 40],
  XXL: [76, 58],
  '2XL': [76, 58],
  '3XL': [102, 74],
  '4XL': [128, 88],
  '5XL': [154, 100],
}

/** Returns the measurements of a garment of this cut and size, in millimetres. */
export const measurements = (cut: GarmentCut, size: GarmentSize): Measurements => {
  const { underarm, hem, hemBand } = patterns[cut]
  const [chestMm, lengthMm] = grading[size]
  return { chestMm: 2 * underarm[0] + chestMm, lengthMm: hem[1] + lengthMm, hemMm: hemBand }
}
