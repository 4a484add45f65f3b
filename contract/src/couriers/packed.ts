import * as z from 'zod/mini'
import { type Garments, parcelGrams } from './parcel-grams.ts'

const Whole = (least: number, most: number, error: string) =>
  z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }))
const Side = Whole(1, 200, 'A whole number of centimetres, at most 200')

/** The packed weight and dimensions of a parcel, as couriers require them. */
export const packedFields = {
  weightGrams: Whole(10, 50_000, 'A whole number of grams, at most 50,000'),
  lengthCm: Side,
  widthCm: Side,
  heightCm: Side,
}
export const Packed = z.object(packedFields)
export type Packed = z.infer<typeof Packed>

const paperGrams = 500

/** Returns the usual weight and dimensions of a parcel of these garments; for paper, a default that staff correct. */
export function usualParcel(garments: readonly Garments[]): Packed {
  const count = garments.reduce((sum, { pieces }) => sum + pieces, 0)
  const weightGrams = Math.min(50_000, count === 0 ? paperGrams : parcelGrams(garments))
  return { weightGrams, lengthCm: 30, widthCm: 25, heightCm: Math.min(200, Math.max(3, Math.ceil(count * 1.5))) }
}

/**
 * Returns the chargeable weight in grams: the actual weight, or length × width × height in cm / 5,000 in kilograms if that is more
 * (https://support.shiprocket.in: volumetric weight).
 */
export function chargedGrams({ weightGrams, lengthCm, widthCm, heightCm }: Packed): number {
  return Math.max(weightGrams, Math.ceil((lengthCm * widthCm * heightCm) / 5))
}
