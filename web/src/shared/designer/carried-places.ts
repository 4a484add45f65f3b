import { spotOf } from '@teeshala/contract/design-document/text-spot'
import { carryPlace } from '@teeshala/contract/designs/carry-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import type { PlacedDesign } from '../garment/placed-design.ts'
import { type Drafts, placeKey, useDrafts } from './drafts/design-drafts.ts'
import { withoutSteps } from './history/without-steps.ts'

type Carried = { readonly spots: Drafts['spots']; readonly places: Drafts['places'] }

/** Returns the corresponding places of designs in another print area, by their keys there. */
export function carriedPlaces(designs: readonly PlacedDesign[], from: PrintArea, to: PrintArea): Carried {
  const carried = designs.map((design) => ({
    key: placeKey(design.id, to.placement),
    place: carryPlace(design.place, from, to),
    proportions: design.text ?? design.motif,
  }))
  return {
    spots: Object.fromEntries(
      carried.flatMap(({ key, place, proportions }) => (proportions ? [[key, spotOf(place, proportions)]] : [])),
    ),
    places: Object.fromEntries(carried.flatMap(({ key, place, proportions }) => (proportions ? [] : [[key, place]]))),
  }
}

/**
 * Positions whatever has no place at a placement yet as at another one. A single picture that was never moved is left: it starts at each
 * placement as large as possible.
 */
export function carryLayers(designs: readonly PlacedDesign[], from: PrintArea, to: PrintArea): void {
  const { spots, places } = useDrafts.getState()
  const isPut = ({ id }: PlacedDesign, { placement }: PrintArea) => {
    const key = placeKey(id, placement)
    return key in spots || key in places
  }
  const isArranged = designs.length > 1 || designs.some((design) => isPut(design, from))
  const unput = isArranged ? designs.filter((design) => !isPut(design, to)) : []
  if (unput.length === 0) return
  const carried = carriedPlaces(unput, from, to)
  withoutSteps(() =>
    useDrafts.setState({ spots: { ...spots, ...carried.spots }, places: { ...places, ...carried.places } }),
  )
}
