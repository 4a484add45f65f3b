import { cutForType, type GarmentCut } from '../garment/shape/cut.ts'

/** A folded garment of size M in its bag, by its kind: usual weights of Indian makers (160 to 320 gsm), the bag of 10 g included. */
const garmentGrams: Readonly<Record<GarmentCut, number>> = {
  'round-neck': 200,
  'v-neck': 190,
  polo: 260,
  oversized: 280,
  'dry-fit': 170,
  hoodie: 560,
}

/** The cover around them. */
const coverGrams = 50

/** Pieces of a product, whose type says what kind of garment it is. */
export type Garments = { readonly type: string; readonly pieces: number }

/** Returns what a parcel of garments weighs in grams, its cover included. It follows from what is ordered, so that customer and shop reckon the same. */
export function parcelGrams(garments: readonly Garments[]): number {
  return garments.reduce((sum, { type, pieces }) => sum + garmentGrams[cutForType(type)] * pieces, coverGrams)
}
