/** Places copies beside their originals, so that it is visible that something was copied. */
import type { PrintArea } from '../garment/print-area.ts'
import type { DesignPlace } from './design-place.ts'
import { boxAround, followBox } from './group-place.ts'

type Area = Pick<PrintArea, 'widthMm' | 'heightMm'>

/** The offset of a copy if there is room. */
const asideMm = 8
/** The smallest visible offset. */
const leastMm = 3
/** The scale of a copy if there is no room. */
const smallerShare = 0.9

const steps = [1, 2, 3, 4, 5, 6]

/**
 * Returns the places of copies, which keep their arrangement: offset to the lower right, or away from an edge in the way, and further if one of `taken`
 * is already there. If there is no such place, as for a design that fills the area both ways, the copies are smaller, in the lower right.
 */
export function copyPlaces(
  places: readonly DesignPlace[],
  area: Area,
  taken: readonly DesignPlace[] = places,
): readonly DesignPlace[] {
  if (places.length === 0) return []
  const box = boxAround(places)
  const boxes = [...steps.map((step) => aside(box, area, step * asideMm)), ...steps.map((step) => smaller(box, step))]
  const ways = boxes.map((to) => places.map((place) => followBox(place, box, to)))
  const isSeen = (copies: readonly DesignPlace[]) =>
    copies.every((copy) => taken.every((other) => !isSame(copy, other)))
  return ways.find(isSeen) ?? ways.at(-1) ?? []
}

const isSame = (one: DesignPlace, other: DesignPlace) =>
  (['xMm', 'yMm', 'widthMm', 'heightMm'] as const).every((side) => Math.abs(one[side] - other[side]) < leastMm)

function aside(box: DesignPlace, area: Area, byMm: number): DesignPlace {
  return {
    ...box,
    xMm: box.xMm + room(box.xMm, area.widthMm - box.xMm - box.widthMm, byMm),
    yMm: box.yMm + room(box.yMm, area.heightMm - box.yMm - box.heightMm, byMm),
  }
}

/** Returns the possible offset up to this distance: forwards, otherwise backwards, otherwise towards the side with more room. */
function room(before: number, after: number, byMm: number): number {
  if (after >= byMm) return byMm
  if (before >= byMm) return -byMm
  return after >= before ? Math.max(0, after) : -Math.max(0, before)
}

/** Returns a smaller box in the lower right of the given one. */
function smaller(box: DesignPlace, step: number): DesignPlace {
  const [widthMm, heightMm] = [box.widthMm * smallerShare ** step, box.heightMm * smallerShare ** step]
  return { ...box, xMm: box.xMm + box.widthMm - widthMm, yMm: box.yMm + box.heightMm - heightMm, widthMm, heightMm }
}
