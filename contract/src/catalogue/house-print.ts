import * as z from 'zod/mini'
import { type Placement, placements, sideOf } from './options/placement.ts'

export const printedSides = ['front', 'back'] as const
export const PrintedSide = z.enum(printedSides)
export type PrintedSide = z.infer<typeof PrintedSide>

type Printable = {
  readonly isCustomizable: boolean
  /** The sides that carry the shop's own print; a blank product has none. */
  readonly printedSides?: readonly PrintedSide[] | undefined
}

/** Returns where a customer's print can go: the sides that the shop's own print leaves free. */
export function freePlacements({ isCustomizable, printedSides = [] }: Printable): Placement[] {
  return isCustomizable ? placements.filter((placement) => !printedSides.includes(sideOf(placement))) : []
}

/** The error when a product is to be customizable but both sides carry the shop's own print. */
export const noSideLeft = 'Its own print is on both sides: no side is left for a customer’s design'

/** Returns whether a product can be offered as it is: it is not customizable, or has a free side. */
export function hasSideLeft(product: Printable): boolean {
  return !product.isCustomizable || freePlacements(product).length > 0
}

/** Returns the sides as text: 'front', 'front and back'. */
export function sidesInWords(sides: readonly PrintedSide[]): string {
  return sides.join(' and ')
}
