import { cutForType, type GarmentCut } from '../garment/shape/cut.ts'

/** The weight in grams of a folded size M garment in its bag, by cut: typical weights of Indian makers (160 to 320 gsm), plus 10 g for the bag. */
const garmentGrams: Readonly<Record<GarmentCut, number>> = {
  'round-neck': 200,
  'v-neck': 190,
  polo: 260,
  oversized: 280,
  'dry-fit': 170,
  hoodie: 560,
}

/** The outer packaging, in grams. */
const coverGrams = 50

/** Pieces of a product; its type tells the kind of garment. */
export type Garments = { readonly type: string; readonly pieces: number }

/** Returns the weight of a parcel of garments in grams, packaging included. It depends only on the items, so that customer and shop compute the same. */
export function parcelGrams(garments: readonly Garments[]): number {
  return garments.reduce((sum, { type, pieces }) => sum + garmentGrams[cutForType(type)] * pieces, coverGrams)
}
