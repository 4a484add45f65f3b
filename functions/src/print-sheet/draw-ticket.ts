import { sidesInWords } from '@teeshala/contract/catalogue/house-print'
import { type PrintMethod, printMethodNames, underbasedOf } from '@teeshala/contract/garment/ink/print-method'
import { drawTicketHead } from '../job-ticket/ticket-head.ts'
import { ticketHeading } from '../job-ticket/ticket-heading.ts'
import { drawTicketNote } from '../job-ticket/ticket-note.ts'
import { drawTicketSteps } from '../job-ticket/ticket-steps.ts'
import type { Paper } from '../pdf/paper.ts'
import { drawPeople } from './draw-people.ts'
import { drawPieces } from './draw-pieces.ts'
import { type DrawnPrint, drawPrint } from './draw-print.ts'
import { artworkCount, type Garment, type Print, type Sheet } from './sheet.ts'

/** Draws the job ticket of an order's garments. Returns its prints in order, each with the space reserved for its designs. */
export function drawTicket(
  paper: Paper,
  { order, note, proof, method, garments }: Sheet,
): (DrawnPrint & { print: Print })[] {
  drawTicketHead(paper, order)
  if (proof) {
    ticketHeading(paper, 'Proof')
    paper.row({ text: proof, size: 11, isBold: true })
  }
  drawTicketNote(paper, note)
  if (garments.length === 0) {
    ticketHeading(paper, 'Garments')
    paper.row({ text: 'This order has no garment to print.' })
  }
  const drawn: (DrawnPrint & { print: Print })[] = []
  let sheets = 0
  for (const garment of garments) {
    ticketHeading(paper, garment.product, 110)
    drawPieces(paper, garment.pieces)
    drawHouseArtwork(paper, garment)
    if (method && garment.prints.length > 0) drawMethod(paper, method, garment)
    const firstOfPeople: number[] = []
    for (const print of garment.prints) {
      if (print.people.length > 0) firstOfPeople.push(sheets + 1)
      drawn.push({ print, ...drawPrint(paper, print, garment, sheets + 1) })
      sheets += artworkCount(print)
    }
    const { people = [] } = garment.prints.find((print) => print.people.length > 0) ?? {}
    drawPeople(paper, people, (index) => firstOfPeople.map((first) => first + index))
  }
  const isPrinted = drawn.length > 0
  if (garments.length > 0) {
    paper.space(8)
    drawTicketSteps(paper, ['Pieces picked', ...(isPrinted ? ['Printed'] : []), 'Checked', 'Packed'])
  }
  return drawn
}

/** Draws the print method, and which pieces get a white underbase. */
function drawMethod(paper: Paper, method: PrintMethod, { pieces }: Garment): void {
  const cloths = pieces.flatMap(({ color, colorHex }) => (colorHex ? [{ color, hex: colorHex }] : []))
  const colors = [...new Set(underbasedOf(cloths).map(({ color }) => color))]
  paper.space(4)
  paper.row(
    { text: `Method: ${printMethodNames[method]}`, width: 200, isBold: true },
    { text: colors.length > 0 ? `White underneath on ${colors.join(', ')}.` : 'No white underneath.', x: 200 },
  )
}

/** Draws which prints are house prints: no customer file belongs to them. */
function drawHouseArtwork(paper: Paper, { houseSides, prints }: Garment): void {
  const isHouse = houseSides.length > 0
  if (isHouse) {
    paper.space(4)
    paper.row(
      { text: `House print: ${sidesInWords(houseSides)}`, width: 150, isBold: true },
      { text: 'The shop’s own print, which these pieces come with.', x: 150, isQuiet: true },
    )
  }
  if (prints.length === 0) paper.row({ text: isHouse ? 'Nothing else to print.' : 'Blank: nothing to print.' })
}
