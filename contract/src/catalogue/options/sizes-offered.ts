import { sizes } from '../categories.ts'
import type { Size } from './size.ts'
import { sizeLabel } from './size-label.ts'

/**
 * Returns whether a garment is made in a size of an order page, given its catalogue sizes; without any, it is made in every size. The catalogue ends at
 * XXL, so a garment made in XXL is also made in larger sizes.
 */
export function isMadeIn(size: string, made: readonly Size[]): boolean {
  return made.length === 0 || made.includes(sizes.find((each) => each === sizeLabel(size)) ?? 'XXL')
}

/** Returns the sizes of an order page that a garment is made in. */
export function sizesOffered<Offered extends string>(
  all: readonly Offered[],
  made: readonly Size[],
): readonly Offered[] {
  return all.filter((size) => isMadeIn(size, made))
}
