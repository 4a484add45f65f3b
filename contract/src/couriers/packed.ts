import * as z from 'zod/mini'

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

/** A folded T-shirt of 180 gsm in its bag, and the cover around it. */
const pieceGrams = 200
export const coverGrams = 50
const paperGrams = 500

/** Returns what a parcel of so many garments usually weighs and measures; of paper, which has none, what staff then correct. */
export function usualParcel(pieces: number): Packed {
  const weightGrams = Math.min(50_000, pieces === 0 ? paperGrams : coverGrams + pieces * pieceGrams)
  return { weightGrams, lengthCm: 30, widthCm: 25, heightCm: Math.min(200, Math.max(3, Math.ceil(pieces * 1.5))) }
}

/**
 * Returns the grams that couriers charge for: what it weighs, or length × width × height in cm / 5,000 in kilograms where that is more
 * (https://support.shiprocket.in: volumetric weight).
 */
export function chargedGrams({ weightGrams, lengthCm, widthCm, heightCm }: Packed): number {
  return Math.max(weightGrams, Math.ceil((lengthCm * widthCm * heightCm) / 5))
}
