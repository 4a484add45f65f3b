/** The pieces that only a polo has. */
import { patterns } from './cut.ts'
import { closed, curve, line, mirror, open, type Path, type Point, symmetric } from './path.ts'

const { neckHalf } = patterns.polo

/** The bottom of the placket's stitched box; nothing is printed above it. */
export const PLACKET_BOTTOM = 208
const PLACKET_HALF = 17

/** The right collar leaf, folded down over the shoulder. */
export const collarLeaf = (): Path =>
  closed(
    [neckHalf - 32, -24],
    curve([neckHalf - 14, -26], [neckHalf + 16, -8], [neckHalf + 30, 16]),
    curve([neckHalf + 20, 50], [neckHalf + 4, 88], [neckHalf - 14, 122]),
    curve([46, 104], [24, 84], [7, 60]),
    curve([24, 40], [40, 6], [neckHalf - 32, -24]),
  )

/** The collar from behind: one folded band. */
export const collarBack = (): Path =>
  symmetric(
    open(
      [0, -26],
      curve([28, -27], [50, -26], [neckHalf - 24, -25]),
      curve([neckHalf - 6, -22], [neckHalf + 20, -4], [neckHalf + 30, 18]),
      curve([72, 36], [38, 40], [0, 40]),
    ),
  )

/** The inner stand of the collar, visible between the leaves. */
export const collarStand = (): Path =>
  symmetric(
    open([0, -20], curve([24, -20], [40, -22], [neckHalf - 30, -26]), curve([44, 8], [22, 44], [6, 64]), line([0, 68])),
  )

/** The throat below the stand's inner seam. */
export const collarThroat = (): Path =>
  symmetric(open([0, 4], curve([18, 3], [32, -1], [42, -6]), curve([34, 22], [18, 46], [5, 62]), line([0, 66])))

/** The strip that the buttons are sewn on. */
export const placket = (): Path =>
  closed(
    [-PLACKET_HALF, 58],
    line([PLACKET_HALF, 58]),
    line([PLACKET_HALF, PLACKET_BOTTOM]),
    line([-PLACKET_HALF, PLACKET_BOTTOM]),
  )

/** The box stitch that closes the placket. */
export const placketBox = (): Path =>
  closed(
    [-PLACKET_HALF + 3, PLACKET_BOTTOM - 22],
    line([PLACKET_HALF - 3, PLACKET_BOTTOM - 22]),
    line([PLACKET_HALF - 3, PLACKET_BOTTOM - 3]),
    line([-PLACKET_HALF + 3, PLACKET_BOTTOM - 3]),
  )

/** The centre of each button, from the collar down. */
export const buttons = (): Point[] => [
  [0, 86],
  [0, 128],
  [0, 170],
]

/** The short vents at the side seams. */
export const vents = (): Path[] => {
  const [hx, hy] = patterns.polo.hem
  const vent = open([hx - 1, hy - 52], curve([hx - 9, hy - 50], [hx - 9, hy - 46], [hx - 9, hy + 2]))
  return [vent, mirror(vent)]
}
