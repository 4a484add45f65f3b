/** Where a text stands, whatever it says: it keeps its middle and the size of its letters while somebody types, and its box follows. */
import { type DesignPlace, keepInside } from '../designs/design-place.ts'
import type { PrintArea } from '../garment/print-area.ts'
import type { OutlinedText } from './outline-text.ts'

/** A text of which less than this would be high cannot be read. */
export const smallestTextMm = 4

type Area = Pick<PrintArea, 'widthMm' | 'heightMm'>
type Proportions = Pick<OutlinedText, 'width' | 'height'>

export type TextSpot = {
  /** From the top left corner of the print area. */
  readonly middleXMm: number
  readonly middleYMm: number
  readonly letterMm: number
  readonly rotationDeg: number
}

const largestStartMm = 40
const startShare = 0.2

/** Returns where the next text starts when so many are there: each below the one before it, and again from the top. */
export function firstSpot({ widthMm, heightMm }: Area, before = 0): TextSpot {
  const letterMm = Math.min(largestStartMm, widthMm * startShare)
  const rows = Math.max(1, Math.floor(heightMm / (letterMm * 1.5)))
  return {
    middleXMm: widthMm / 2,
    middleYMm: letterMm * (0.75 + (before % rows) * 1.5),
    letterMm,
    rotationDeg: 0,
  }
}

/** Returns where a text starts beside others: in the first row in which none of them stands, or as one more where all are taken. */
export function freeSpot(area: Area, taken: readonly TextSpot[]): TextSpot {
  const rows = taken.map((_, before) => firstSpot(area, before))
  const isFree = (row: TextSpot) => taken.every(({ middleYMm }) => Math.abs(middleYMm - row.middleYMm) >= row.letterMm)
  return rows.find(isFree) ?? firstSpot(area, taken.length)
}

const firstMotifMm = 80
const motifShare = 0.45

/** Returns where a motif starts: in the middle, of a hand's width or less than half of a small print area. */
export const firstMotifSpot = ({ widthMm, heightMm }: Area): TextSpot => ({
  middleXMm: widthMm / 2,
  middleYMm: heightMm / 2,
  letterMm: Math.min(firstMotifMm, widthMm * motifShare, heightMm * motifShare),
  rotationDeg: 0,
})

/** Returns the box of a text at its spot, brought into the area: smaller, as long as it says too much for it. */
export function placeOfText(spot: TextSpot, { width, height }: Proportions, area: Area): DesignPlace {
  const { middleXMm, middleYMm, letterMm, rotationDeg } = spot
  const [widthMm, heightMm] = [width * letterMm, height * letterMm]
  return keepInside(
    { xMm: middleXMm - widthMm / 2, yMm: middleYMm - heightMm / 2, widthMm, heightMm, rotationDeg },
    area,
  )
}

/** Returns the spot of a text that was put at a place. */
export function spotOf({ xMm, yMm, widthMm, heightMm, rotationDeg }: DesignPlace, { width }: Proportions): TextSpot {
  return { middleXMm: xMm + widthMm / 2, middleYMm: yMm + heightMm / 2, letterMm: widthMm / width, rotationDeg }
}
