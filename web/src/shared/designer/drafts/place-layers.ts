import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { spotOf } from '@teeshala/contract/design-document/text-spot'
import type { PlacedDesign } from '../../garment/placed-design.ts'
import { putTogether } from './design-drafts.ts'

/** Stores the present positions of layers. */
export function placeLayers(placement: Placement, laid: readonly PlacedDesign[]): void {
  putTogether(placement, {
    places: laid.flatMap(({ id, place, text, motif }) => (text || motif ? [] : [[id, place] as const])),
    spots: laid.flatMap(({ id, place, text, motif }) => {
      const outlines = text ?? motif
      return outlines ? [[id, spotOf(place, outlines)] as const] : []
    }),
  })
}

/** Stores the positions of designs that have moved. */
export function moveLayers(
  placement: Placement,
  designs: readonly PlacedDesign[],
  places: readonly Pick<PlacedDesign, 'id' | 'place'>[],
): void {
  const laid = places.flatMap(({ id, place }) => {
    const design = designs.find((each) => each.id === id)
    return design ? [{ ...design, place }] : []
  })
  placeLayers(placement, laid)
}
