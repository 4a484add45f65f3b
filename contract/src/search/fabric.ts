import * as z from 'zod/mini'
import { fabrics } from './filter-values.ts'

export const Fabric = z.enum(fabrics)
export type Fabric = z.infer<typeof Fabric>

/** Elastane is left out: it is in the rib of many cotton tees and does not make them a blend. */
const fibres = /cotton|polyester|viscose|rayon|modal|bamboo|linen|wool|nylon|silk|hemp|acrylic/g

/** Returns the fabric named in a description such as '80% cotton, 20% polyester'; undefined if there is none. */
export function fabricOf(cloth: string | undefined): Fabric | undefined {
  if (!cloth) return undefined
  const found = new Set(cloth.toLowerCase().match(fibres))
  if (found.has('cotton')) return found.size > 1 ? 'Cotton blend' : 'Cotton'
  return fabrics.find((fabric) => found.has(fabric.toLowerCase())) ?? 'Other'
}
