import { type DesignPlace, keepInside } from '@teeshala/contract/designs/design-place'
import { boxAround, followBox } from '@teeshala/contract/designs/group-place'
import type { PrintArea } from '@teeshala/contract/garment/print-area'
import { type PlacedDesign, smallestOf } from '../garment/placed-design.ts'

/** New places of designs. */
export type Places = readonly { readonly id: string; readonly place: DesignPlace }[]

/** A design, or the box around several, that is moved, scaled and rotated as one. */
export type Held = {
  readonly designs: readonly PlacedDesign[]
  readonly place: DesignPlace
  readonly smallestMm: number
  /** Nothing of it may be changed. */
  readonly isLocked: boolean
  /** Returns the places of its designs when it is at another place, relative to where they were when picked up. */
  readonly placesAt: (place: DesignPlace) => Places
  /** Moves it there. */
  readonly put: (place: DesignPlace) => void
}

type Holding = {
  readonly area: PrintArea
  readonly isLocked: (id: string) => boolean
  /** Hidden designs that move with the held ones. */
  readonly carried: readonly PlacedDesign[]
  readonly onPlace: (places: Places) => void
}

/** Returns the designs as one held object, in which locked ones stay in place; undefined if there are none. */
export function heldOf(
  selected: readonly PlacedDesign[],
  { area, isLocked, carried, onPlace }: Holding,
): Held | undefined {
  const free = selected.filter(({ id }) => !isLocked(id))
  const designs = free.length > 0 ? free : selected
  const [only] = designs
  if (!only) return undefined
  const carry = (from: DesignPlace, to: DesignPlace) =>
    carried.map(({ id, place }) => ({ id, place: keepInside(followBox(place, from, to), area) }))
  if (designs.length === 1) {
    const placesAt = (to: DesignPlace) => [{ id: only.id, place: to }]
    const put = (to: DesignPlace) => onPlace([...placesAt(to), ...carry(only.place, to)])
    return { designs, place: only.place, smallestMm: smallestOf(only), isLocked: free.length === 0, placesAt, put }
  }
  const box = boxAround(designs.map(({ place }) => place))
  const shorter = Math.min(box.widthMm, box.heightMm)
  const smallest = designs.map((each) => smallestOf(each) / Math.min(each.place.widthMm, each.place.heightMm))
  const placesAt = (to: DesignPlace) => designs.map(({ id, place }) => ({ id, place: followBox(place, box, to) }))
  return {
    designs,
    place: box,
    smallestMm: shorter * Math.max(...smallest),
    isLocked: free.length === 0,
    placesAt,
    put: (to) => onPlace([...placesAt(to), ...carry(box, to)]),
  }
}
