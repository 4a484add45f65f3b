import { sidesInWords } from '@teeshala/contract/catalogue/house-print'
import { points } from '../pdf/points.ts'
import type { Shape } from '../pdf/shaping.ts'
import { writeWords } from '../pdf/write-words.ts'
import { drawTable, tableHeightMm, tableWidthMm } from './draw-table.ts'
import { marginMm } from './sheet-layout.ts'
import type { Sheet } from './sheet-page.ts'

type Document = Parameters<typeof writeWords>[0]

const headMm = 34
const nameMm = 13
const gapMm = 10
const narrowestMm = 200

/** Adds a page that says which pieces come with a print of the shop's own: no file of the customer's belongs to those. */
export function drawHouseArtwork(document: Document, { orderId, house }: Sheet, shape: Shape): void {
  const tables = house.map(({ pieces }) => pieces)
  const widthMm = Math.max(narrowestMm, ...tables.map((pieces) => tableWidthMm(pieces) + 2 * marginMm))
  const blocksMm = tables.reduce((sum, pieces) => sum + nameMm + tableHeightMm(pieces) + gapMm, 0)
  document.addPage({ size: [points(widthMm), points(headMm + blocksMm + marginMm)], margin: 0 })
  const write = (text: string, yMm: number, size: number, isBold = false) =>
    writeWords(
      document,
      text,
      { x: points(marginMm), y: points(yMm), width: points(widthMm - 2 * marginMm), size },
      shape,
      isBold,
    )
  document.fillColor('black')
  write(`${orderId}, house artwork`, 12, 16, true)
  write('These pieces carry the shop’s own print. What customers add to them is on separate pages.', 21, 9)
  let yMm = headMm
  for (const { product, sides, pieces } of house) {
    document.fillColor('black')
    write(product, yMm, 11, true)
    write(`The shop’s own print: ${sidesInWords(sides)}`, yMm + 6, 9)
    drawTable(document, pieces, { xMm: marginMm, yMm: yMm + nameMm, widthMm: widthMm - 2 * marginMm }, shape)
    yMm += nameMm + tableHeightMm(pieces) + gapMm
  }
}
