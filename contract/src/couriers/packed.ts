import * as z from 'zod/mini'
import { type Garments, parcelGrams } from './parcel-grams.ts'

const Whole = (least: number, most: number, error: string) =>
  z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }))
const Side = Whole(1, 200, 'A whole number of centimetres, at most 200')

/** A parcel as couriers want it told: what it weighs and measures, packed. */
export const packedFields = {
  weightGrams: Whole(10, 50_000, 'A whole number of grams, at most 50,000'),
  lengthCm: Side,
  widthCm: Side,
  heightCm: Side,
}
export const Packed = z.object(packedFields)
export type Packed = z.infer<typeof Packed>

const paperGrams = 500

/** Returns what a parcel of these garments usually weighs and measures; of paper, which has none, what staff then correct. */
export function usualParcel(garments: readonly Garments[]): Packed {
  const count = garments.reduce((sum, { pieces }) => sum + pieces, 0)
  const weightGrams = Math.min(50_000, count === 0 ? paperGrams : parcelGrams(garments))
  return { weightGrams, lengthCm: 30, widthCm: 25, heightCm: Math.min(200, Math.max(3, Math.ceil(count * 1.5))) }
}

/**
 * Returns the grams that couriers charge for: what it weighs, or length × width × height in cm / 5,000 in kilograms where that is more
 * (https://support.shiprocket.in: volumetric weight).
 */
export function chargedGrams({ weightGrams, lengthCm, widthCm, heightCm }: Packed): number {
  return Math.max(weightGrams, Math.ceil((lengthCm * widthCm * heightCm) / 5))
}
