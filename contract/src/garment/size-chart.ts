import type { bulkOrderSizes, Size } from '../catalogue/options/size.ts'
import { type GarmentCut, patterns } from './shape/cut.ts'

/** A size in any of the shop's spellings: the catalogue's XXL is the order pages' 2XL, the bulk page's xS is XS. */
export type GarmentSize = Size | (typeof bulkOrderSizes)[number]

/** The size the patterns are drawn for. */
export const patternSize = 'M' satisfies GarmentSize

export type Measurements = {
  /** Across the chest from armpit to armpit, garment laid flat. */
  readonly chestMm: number
  /** From the shoulder's highest point to the hem. */
  readonly lengthMm: number
  /** Height of the hem or rib at the bottom. */
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

/** What a garment of this cut measures in this size, in millimetres. */
export const measurements = (cut: GarmentCut, size: GarmentSize): Measurements => {
  const { underarm, hem, hemBand } = patterns[cut]
  const [chestMm, lengthMm] = grading[size]
  return { chestMm: 2 * underarm[0] + chestMm, lengthMm: hem[1] + lengthMm, hemMm: hemBand }
}
