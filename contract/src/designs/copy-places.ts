/** Where copies of designs are laid: beside what they were made of, or nothing would seem to have happened. */
import type { PrintArea } from '../garment/print-area.ts'
import type { DesignPlace } from './design-place.ts'
import { boxAround, followBox } from './group-place.ts'

type Area = Pick<PrintArea, 'widthMm' | 'heightMm'>

/** So far they lie aside, where there is room. */
const asideMm = 8
/** Less than this is hardly seen. */
const leastMm = 3
/** So much smaller they are where there is no room. */
const smallerShare = 0.9

const steps = [1, 2, 3, 4, 5, 6]

/**
 * Returns where copies of these designs lie, which are copied together and stay as they lie to each other: a little to the lower right, or away
 * from the edge that is in the way, and further where one of `taken` lies already. Copies for which there is no such place, as of what
 * fills the area both ways, are smaller, in its lower right.
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

/** How far of so much it can go: onward, else back, else to where there is more room. */
function room(before: number, after: number, byMm: number): number {
  if (after >= byMm) return byMm
  if (before >= byMm) return -byMm
  return after >= before ? Math.max(0, after) : -Math.max(0, before)
}

/** In the lower right of where it lies. */
function smaller(box: DesignPlace, step: number): DesignPlace {
  const [widthMm, heightMm] = [box.widthMm * smallerShare ** step, box.heightMm * smallerShare ** step]
  return { ...box, xMm: box.xMm + box.widthMm - widthMm, yMm: box.yMm + box.heightMm - heightMm, widthMm, heightMm }
}
