import * as z from 'zod/mini'
import { type Placement, placements, sideOf } from './options/placement.ts'

export const printedSides = ['front', 'back'] as const
export const PrintedSide = z.enum(printedSides)
export type PrintedSide = z.infer<typeof PrintedSide>

type Printable = {
  readonly isCustomizable: boolean
  /** The sides that come with a print of the shop's own; a product without is blank. */
  readonly printedSides?: readonly PrintedSide[] | undefined
}

/** Returns where a customer's own print can go: on the sides that the shop's own print leaves free. */
export function freePlacements({ isCustomizable, printedSides = [] }: Printable): Placement[] {
  return isCustomizable ? placements.filter((placement) => !printedSides.includes(sideOf(placement))) : []
}

/** Said where a product is to be printed on, but both its sides are taken. */
export const noSideLeft = 'Its own print is on both sides: no side is left for a customer’s design'

/** Returns whether the shop can offer to print on a product: it is not customizable, or a side is left. */
export function hasSideLeft(product: Printable): boolean {
  return !product.isCustomizable || freePlacements(product).length > 0
}

/** Returns the sides in words: 'front', 'front and back'. */
export function sidesInWords(sides: readonly PrintedSide[]): string {
  return sides.join(' and ')
}
