import type { GarmentCut } from '@teeshala/contract/garment/shape/cut'

/** A garment in its fabric. */
export type DyedGarment = {
  cut: GarmentCut
  /** The fabric colour, as #1A2B3C. */
  color: string
}

/** The same, with the colour's name; without one no colour is chosen yet. */
export type NamedGarment = DyedGarment & { colorName: string | undefined }
