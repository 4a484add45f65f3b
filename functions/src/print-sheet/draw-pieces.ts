import { bulkOrderSizes } from '@teeshala/contract/catalogue/options/size'
import { sizeLabel } from '@teeshala/contract/catalogue/options/size-label'
import { formatCount } from '@teeshala/contract/count-format'
import { inks, type Paper, paperWidth } from '../pdf/paper.ts'
import type { Pieces } from './sheet.ts'

const widestName = 200
const leastName = 120
const widestCell = 36
/** The last column has the longest heading. */
const sumExtra = 12
const swatch = 9
const allSizes: readonly string[] = bulkOrderSizes.map(sizeLabel)

/** A table of pieces: a row per colour, a column per size, totals at the end of both. */
export type PieceTable = {
  readonly sizes: readonly string[]
  readonly rows: readonly { color: string; colorHex: string | undefined; cells: readonly number[]; sum: number }[]
  readonly sums: readonly number[]
  readonly total: number
}

/** Returns the total number of pieces. */
export function countOf(pieces: readonly Pieces[]): number {
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Returns pieces by colour and size; sizes in shop order, colours in the order of the pieces. */
export function pieceTable(pieces: readonly Pieces[]): PieceTable {
  const present = [...new Set(pieces.map(({ size }) => size))]
  const sizes = present.toSorted((one, other) => allSizes.indexOf(one) - allSizes.indexOf(other))
  const colors = [...new Set(pieces.map(({ color }) => color))]
  const rows = colors.map((color) => {
    const own = pieces.filter((piece) => piece.color === color)
    const cells = sizes.map((size) => countOf(own.filter((piece) => piece.size === size)))
    return { color, colorHex: own[0]?.colorHex, cells, sum: countOf(own) }
  })
  return {
    sizes,
    rows,
    sums: sizes.map((size) => countOf(pieces.filter((piece) => piece.size === size))),
    total: countOf(pieces),
  }
}

/** Draws the table of pieces by colour and size; the size headings repeat on further pages. */
export function drawPieces(paper: Paper, pieces: readonly Pieces[]): void {
  const { sizes, rows, sums, total } = pieceTable(pieces)
  const columns = sizes.length + 1
  const cell = Math.min(widestCell, (paperWidth - leastName - sumExtra) / columns)
  const names = Math.min(widestName, paperWidth - sumExtra - columns * cell)
  const row = (name: string, cells: readonly (number | string)[], isBold = false, colorHex?: string) => {
    paper.room(19)
    if (colorHex) {
      paper.document.lineWidth(0.6).rect(paper.left, paper.y() - 1, swatch, swatch)
      paper.document.fillAndStroke(colorHex, inks.ink)
    }
    paper.row(
      { text: name, x: swatch + 6, width: names - swatch - 10, isBold },
      ...cells.map((value, column) => ({
        text: value === 0 ? '-' : typeof value === 'number' ? formatCount(value) : value,
        x: names + column * cell,
        width: column === sizes.length ? cell + sumExtra : cell,
        alignsRight: true,
        isBold,
      })),
    )
    paper.space(0.5)
    paper.rule(isBold ? 1 : 0.6)
    paper.space(5.5)
  }
  const head = () => row('Colour', [...sizes, 'Pieces'], true)
  paper.room(60)
  head()
  paper.onEachPage(head)
  for (const { color, colorHex, cells, sum } of rows) row(color, [...cells, sum], false, colorHex)
  row('All', [...sums, total], true)
  paper.onEachPage(() => {})
}
