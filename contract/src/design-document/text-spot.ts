/** The position of a text independent of its words: its centre and letter size stay while somebody types, and its box follows. */
import { type DesignPlace, keepInside } from '../designs/design-place.ts'
import type { PrintArea } from '../garment/print-area.ts'
import type { OutlinedText } from './outline-text.ts'

/** The smallest height at which a text can be read. */
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

/** Returns where the next text starts after `before` others: each below the previous one, then from the top again. */
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

/** Returns where a text starts beside others: in the first free row, or in one more if all are taken. */
export function freeSpot(area: Area, taken: readonly TextSpot[]): TextSpot {
  const rows = taken.map((_, before) => firstSpot(area, before))
  const isFree = (row: TextSpot) => taken.every(({ middleYMm }) => Math.abs(middleYMm - row.middleYMm) >= row.letterMm)
  return rows.find(isFree) ?? firstSpot(area, taken.length)
}

const firstMotifMm = 80
const motifShare = 0.45

/** Returns where a motif starts: in the centre, a hand's width wide or less than half of a small print area. */
export const firstMotifSpot = ({ widthMm, heightMm }: Area): TextSpot => ({
  middleXMm: widthMm / 2,
  middleYMm: heightMm / 2,
  letterMm: Math.min(firstMotifMm, widthMm * motifShare, heightMm * motifShare),
  rotationDeg: 0,
})

/** Returns the box of a text at its spot, moved into the area, and scaled down while it is too long for it. */
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
