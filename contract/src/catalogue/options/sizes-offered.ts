import { sizes } from '../categories.ts'
import type { Size } from './size.ts'
import { sizeLabel } from './size-label.ts'

/**
 * Returns in which sizes of an order page a garment is offered, by those that the catalogue says of it: in all where it says none. The
 * catalogue ends at XXL, so a garment that is made in XXL is offered in what is larger, too.
 */
export function sizesOffered<Offered extends string>(
  all: readonly Offered[],
  made: readonly Size[],
): readonly Offered[] {
  if (made.length === 0) return all
  return all.filter((size) => made.some((each) => each === catalogueSize(size)))
}

const catalogueSize = (size: string): Size => sizes.find((each) => each === sizeLabel(size)) ?? 'XXL'
