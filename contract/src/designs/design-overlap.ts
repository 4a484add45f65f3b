/** Finds designs that cover the same fabric. That is allowed, but the customer should know before the shirt is printed. */
import { sideOf } from '../catalogue/options/placement.ts'
import type { PrintArea } from '../garment/print-area.ts'
import type { DesignPlace } from './design-place.ts'

/** A design and its print area. */
export type Placed = { readonly place: DesignPlace; readonly area: PrintArea }

type Point = { readonly x: number; readonly y: number }

/** Overlaps up to this size count as touching. */
const slackMm = 0.5

/** Returns whether two placed designs, as rotated, cover the same fabric; never for opposite sides. Touching edges do not count. */
export function overlap(one: Placed, other: Placed): boolean {
  if (sideOf(one.area.placement) !== sideOf(other.area.placement)) return false
  const [first, second] = [cornersOf(one), cornersOf(other)]
  // Two rectangles are apart if a line along one of their sides separates them (separating axis theorem).
  return [one, other].every(({ place }) =>
    directions(place.rotationDeg).every((direction) => {
      const [mine, theirs] = [reach(first, direction), reach(second, direction)]
      return mine.least < theirs.most - slackMm && theirs.least < mine.most - slackMm
    }),
  )
}

/** Returns those of the others that cover the same fabric as a design. */
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
