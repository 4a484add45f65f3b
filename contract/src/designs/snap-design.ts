/** The lines that a dragged design snaps to. All lengths in millimetres from the area's top left corner. */
import type { PrintArea } from '../garment/print-area.ts'
import { type DesignPlace, keepInside } from './design-place.ts'
import { boxAround } from './group-place.ts'

type Area = Pick<PrintArea, 'widthMm' | 'heightMm'>

/** Vertical lines by their distance from the left, horizontal ones from the top. */
export type SnapLines = { readonly xMm: readonly number[]; readonly yMm: readonly number[] }

/** The distance within which a dragged design snaps to a line. */
const snapMm = 4

const marksOf = (start: number, length: number) => [start, start + length / 2, start + length]

/** Returns the edges and centres of the area and of the other designs' bounding boxes, those of the area first. */
export function snapLines(area: Area, others: readonly DesignPlace[]): SnapLines {
  const boxes = [{ xMm: 0, yMm: 0, ...area }, ...others.map((other) => boxAround([other]))]
  return {
    xMm: boxes.flatMap(({ xMm, widthMm }) => marksOf(xMm, widthMm)),
    yMm: boxes.flatMap(({ yMm, heightMm }) => marksOf(yMm, heightMm)),
  }
}

/** Returns the design with its edges or centre on the nearest lines, independently in each direction; unchanged if none is near. */
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

/** Returns the lines that an edge or the centre of a design lies on, to draw guides there: at most three in each direction. */
export function linesUnder(place: DesignPlace, lines: SnapLines): SnapLines {
  const box = boxAround([place])
  const under = (all: readonly number[], marks: readonly number[]) =>
    marks.filter((mark) => all.some((line) => Math.abs(mark - line) < 0.05))
  return {
    xMm: under(lines.xMm, marksOf(box.xMm, box.widthMm)),
    yMm: under(lines.yMm, marksOf(box.yMm, box.heightMm)),
  }
}
