import * as z from 'zod/mini'
import { fabrics } from './filter-values.ts'

export const Fabric = z.enum(fabrics)
export type Fabric = z.infer<typeof Fabric>

/** Elastane is in the rib of many a cotton tee and makes no blend of it. */
const fibres = /cotton|polyester|viscose|rayon|modal|bamboo|linen|wool|nylon|silk|hemp|acrylic/g

/** Returns the fabric that a description of a cloth names, such as '80% cotton, 20% polyester'; undefined where it says nothing. */
export function fabricOf(cloth: string | undefined): Fabric | undefined {
  if (!cloth) return undefined
  const found = new Set(cloth.toLowerCase().match(fibres))
  if (found.has('cotton')) return found.size > 1 ? 'Cotton blend' : 'Cotton'
  return fabrics.find((fabric) => found.has(fabric.toLowerCase())) ?? 'Other'
}
