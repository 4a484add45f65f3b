import { sizes } from '../categories.ts'
import type { Size } from './size.ts'
import { sizeLabel } from './size-label.ts'

/**
 * Returns whether a garment is made in a size of an order page, by those that the catalogue says of it: in every one where it says none.
 * The catalogue ends at XXL, so a garment that is made in XXL is made in what is larger, too.
 */
export function isMadeIn(size: string, made: readonly Size[]): boolean {
  return made.length === 0 || made.includes(sizes.find((each) => each === sizeLabel(size)) ?? 'XXL')
}

/** Returns in which sizes of an order page a garment is offered: those that it is made in. */
export function sizesOffered<Offered extends string>(
  all: readonly Offered[],
  made: readonly Size[],
): readonly Offered[] {
  return all.filter((size) => isMadeIn(size, made))
}
