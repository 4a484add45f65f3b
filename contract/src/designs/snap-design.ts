/** The lines to which a design snaps while it is dragged. All lengths in millimetres from the area's top left corner. */
import type { PrintArea } from '../garment/print-area.ts'
import { type DesignPlace, keepInside } from './design-place.ts'
import { boxAround } from './group-place.ts'

type Area = Pick<PrintArea, 'widthMm' | 'heightMm'>

/** Upright lines by their distance from the left, level ones by theirs from the top. */
export type SnapLines = { readonly xMm: readonly number[]; readonly yMm: readonly number[] }

/** Within this distance of a line a dragged design snaps to it. */
const snapMm = 4

const marksOf = (start: number, length: number) => [start, start + length / 2, start + length]

/** Returns the edges and middles of the area and of the upright boxes around the other designs, those of the area first. */
export function snapLines(area: Area, others: readonly DesignPlace[]): SnapLines {
  const boxes = [{ xMm: 0, yMm: 0, ...area }, ...others.map((other) => boxAround([other]))]
  return {
    xMm: boxes.flatMap(({ xMm, widthMm }) => marksOf(xMm, widthMm)),
    yMm: boxes.flatMap(({ yMm, heightMm }) => marksOf(yMm, heightMm)),
  }
}

/** Returns the design with its edges or middle on the nearest lines, each way by itself; as it is where none is near. */
export function snapDesign(place: DesignPlace, area: Area, lines: SnapLines): DesignPlace {
  const box = boxAround([place])
  const byX = nearest(marksOf(box.xMm, box.widthMm), lines.xMm)
  const byY = nearest(marksOf(box.yMm, box.heightMm), lines.yMm)
  return keepInside({ ...place, xMm: place.xMm + byX, yMm: place.yMm + byY }, area)
}

function nearest(marks: readonly number[], lines: readonly number[]): number {
  const moves = lines.flatMap((line) => marks.map((mark) => line - mark)).filter((move) => Math.abs(move) <= snapMm)
  return moves.reduce((best, move) => (Math.abs(move) < Math.abs(best) ? move : best), moves[0] ?? 0)
}

/** Returns where an edge or the middle of a design lies on a line, so that guides can be drawn there: three each way at most. */
export function linesUnder(place: DesignPlace, lines: SnapLines): SnapLines {
  const box = boxAround([place])
  const under = (all: readonly number[], marks: readonly number[]) =>
    marks.filter((mark) => all.some((line) => Math.abs(mark - line) < 0.05))
  return {
    xMm: under(lines.xMm, marksOf(box.xMm, box.widthMm)),
    yMm: under(lines.yMm, marksOf(box.yMm, box.heightMm)),
  }
}
