import { overlapping } from '@teeshala/contract/designs/design-overlap'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { formatList } from '@teeshala/contract/list-format'
import * as texts from '../../texts/shared/design/designs.ts'
import type { GarmentDesign } from '../garment/Garment.tsx'
import type { PlacedDesign } from '../garment/placed-design.ts'

const mostNamed = 2

/** Returns which designs overlap this one, in a sentence; undefined if none does. */
export function overlapHint(
  active: PlacedDesign,
  { designs, others, areaOf }: Neighbours,
  area: PrintArea,
): string | undefined {
  const here = designs
    .filter(({ id }) => id !== active.id)
    .map(({ place, picture }) => ({ place, area, name: picture.name }))
  const elsewhere = others.map((other) => ({
    place: other,
    area: areaOf(other.placement),
    name: `that of ${other.placement}`,
  }))
  const names = overlapping({ place: active.place, area }, [...here, ...elsewhere]).map(({ name }) => name)
  if (names.length === 0) return undefined
  const more = names.length - mostNamed
  const named = more > 1 ? [...names.slice(0, mostNamed), texts.moreCount(more)] : names
  return texts.designsOverlap(formatList(named))
}

type Neighbours = {
  /** All designs of the same placement. */
  readonly designs: readonly PlacedDesign[]
  /** Those of other placements. */
  readonly others: readonly GarmentDesign[]
  readonly areaOf: (placement: PrintArea['placement']) => PrintArea
}
