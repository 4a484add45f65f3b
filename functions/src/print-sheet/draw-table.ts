import { sizes as catalogueSizes } from '@teeshala/contract/catalogue/categories'
import { bulkOrderSizes } from '@teeshala/contract/catalogue/size'
import { formatCount } from '@teeshala/contract/count-format'
import type PDFDocument from 'pdfkit'
import { points } from '../pdf/points.ts'
import type { Shape } from '../pdf/shaping.ts'
import { writeWords } from '../pdf/write-words.ts'
import type { Pieces } from './sheet-page.ts'

const rowMm = 6.5
const nameMm = 46
const longestNameMm = 90
const cellMm = 12.5
const swatchMm = 3.4
const allSizes: readonly string[] = [...new Set([...bulkOrderSizes, ...catalogueSizes])]

/** A table of pieces: a row for each colour, a column for each size, sums at the end of both. */
export type PieceTable = {
  readonly sizes: readonly string[]
  readonly rows: readonly { color: string; colorHex: string | undefined; cells: readonly number[]; sum: number }[]
  readonly sums: readonly number[]
  readonly total: number
}

/** Pieces by colour and size; sizes in the order of the shop, colours in that of the pieces. */
export function pieceTable(pieces: readonly Pieces[]): PieceTable {
  const present = [...new Set(pieces.map(({ size }) => size))]
  const sizes = present.toSorted((one, other) => allSizes.indexOf(one) - allSizes.indexOf(other))
  const colors = [...new Set(pieces.map(({ color }) => color))]
  const add = (some: readonly Pieces[]) => some.reduce((sum, { quantity }) => sum + quantity, 0)
  const rows = colors.map((color) => {
    const own = pieces.filter((piece) => piece.color === color)
    const cells = sizes.map((size) => add(own.filter((piece) => piece.size === size)))
    return { color, colorHex: own[0]?.colorHex, cells, sum: add(own) }
  })
  return {
    sizes,
    rows,
    sums: sizes.map((size) => add(pieces.filter((piece) => piece.size === size))),
    total: add(pieces),
  }
}

/** How high the table of these pieces is: its rows, their heading and the sums. */
export function tableHeightMm(pieces: readonly Pieces[]): number {
  return (pieceTable(pieces).rows.length + 2) * rowMm
}

/** How wide the table of these pieces is at least. */
export function tableWidthMm(pieces: readonly Pieces[]): number {
  return nameMm + (pieceTable(pieces).sizes.length + 1) * cellMm
}

/** Draws how many pieces of which colour and size there are. */
export function drawTable(
  document: InstanceType<typeof PDFDocument>,
  pieces: readonly Pieces[],
  { xMm, yMm, widthMm }: { readonly xMm: number; readonly yMm: number; readonly widthMm: number },
  shape: Shape,
): void {
  const table = pieceTable(pieces)
  const columns = table.sizes.length + 1
  // Names take what the cells leave of the page.
  const namesMm = Math.min(longestNameMm, widthMm - columns * cellMm)
  const row = (index: number, name: string, cells: readonly (number | string)[], isBold: boolean) => {
    const y = points(yMm + index * rowMm)
    document.fillColor('black')
    const room = { x: points(xMm + swatchMm + 2), width: points(namesMm - swatchMm - 3) }
    writeWords(document, name, { ...room, y: y + 6, size: 9 }, shape, isBold)
    for (const [column, cell] of cells.entries()) {
      const text = cell === 0 ? '-' : typeof cell === 'number' ? formatCount(cell) : cell
      const x = points(xMm + namesMm + column * cellMm)
      document.text(text, x, y + 6, { width: points(cellMm) - 3, align: 'right', lineBreak: false })
    }
    const lineY = points(yMm + (index + 1) * rowMm)
    document.lineWidth(index === 0 ? 0.8 : 0.3).strokeColor('black')
    document
      .moveTo(points(xMm), lineY)
      .lineTo(points(xMm + namesMm + columns * cellMm), lineY)
      .stroke()
  }
  row(0, 'Colour', [...table.sizes, 'Pieces'], true)
  for (const [index, { color, colorHex, cells, sum }] of table.rows.entries()) {
    row(index + 1, color, [...cells, sum], false)
    const y = yMm + (index + 1) * rowMm + (rowMm - swatchMm) / 2
    document.lineWidth(0.3).rect(points(xMm), points(y), points(swatchMm), points(swatchMm))
    document.fillAndStroke(colorHex ?? 'white', 'black')
  }
  row(table.rows.length + 1, 'All', [...table.sums, table.total], true)
}
