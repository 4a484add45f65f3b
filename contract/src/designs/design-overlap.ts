/** Which designs share cloth on the garment. They may, but nobody should learn of it from the printed shirt. */
import { sideOf } from '../catalogue/options/placement.ts'
import type { PrintArea } from '../garment/print-area.ts'
import type { DesignPlace } from './design-place.ts'

/** A design in its print area. */
export type Placed = { readonly place: DesignPlace; readonly area: PrintArea }

type Point = { readonly x: number; readonly y: number }

/** Designs this near to each other only touch. */
const slackMm = 0.5

/** Whether two placed designs, as they are turned, share cloth; never those on different sides. Touching edges do not count. */
export function overlap(one: Placed, other: Placed): boolean {
  if (sideOf(one.area.placement) !== sideOf(other.area.placement)) return false
  const [first, second] = [cornersOf(one), cornersOf(other)]
  // Two rectangles are apart where a line along a side of either of them has one on this and the other on that side of it.
  return [one, other].every(({ place }) =>
    directions(place.rotationDeg).every((direction) => {
      const [mine, theirs] = [reach(first, direction), reach(second, direction)]
      return mine.least < theirs.most - slackMm && theirs.least < mine.most - slackMm
    }),
  )
}

/** Those of the others that share cloth with a design. */
export const overlapping = <T extends Placed>(design: Placed, others: readonly T[]): T[] =>
  others.filter((other) => overlap(design, other))

function directions(rotationDeg: number): Point[] {
  const angle = (rotationDeg * Math.PI) / 180
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  return [
    { x, y },
    { x: -y, y: x },
  ]
}

function cornersOf({ place, area }: Placed): Point[] {
  const { xMm, yMm, widthMm, heightMm, rotationDeg } = place
  const middle = { x: area.x + xMm + widthMm / 2, y: area.y + yMm + heightMm / 2 }
  const [along, down] = directions(rotationDeg) as [Point, Point]
  return [-0.5, 0.5].flatMap((across) =>
    [-0.5, 0.5].map((deep) => ({
      x: middle.x + along.x * widthMm * across + down.x * heightMm * deep,
      y: middle.y + along.y * widthMm * across + down.y * heightMm * deep,
    })),
  )
}

function reach(corners: readonly Point[], { x, y }: Point) {
  const along = corners.map((corner) => corner.x * x + corner.y * y)
  return { least: Math.min(...along), most: Math.max(...along) }
}
