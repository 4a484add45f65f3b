import { sideOf } from '@teeshala/contract/catalogue/placement'
import { formatCount } from '@teeshala/contract/count-format'
import { printArea } from '@teeshala/contract/garment/print-area'
import { startOfDay } from '@teeshala/contract/india-day'
import type PDFDocument from 'pdfkit'
import { points } from '../pdf/points.ts'
import type { Shape } from '../pdf/shaping.ts'
import { wrapped, writeWords } from '../pdf/write-words.ts'
import { format } from './draw-design-list.ts'
import { usualCloth } from './draw-look.ts'
import { gapMm, headerLineMm, lookMm, marginMm, type SheetLayout } from './sheet-layout.ts'
import type { Sheet, SheetPage } from './sheet-page.ts'

const firstLineMm = 19
const mostProductLines = 2
/** The shop's day, wherever the server is. */
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** Says whose page this is and where on the garment its area goes, in the order in which a press asks. */
export function drawHeader(
  document: InstanceType<typeof PDFDocument>,
  { orderId, orderedAt, readyOn, pages }: Sheet,
  page: SheetPage,
  index: number,
  { widthMm }: SheetLayout,
  extras: readonly string[],
  shape: Shape,
): void {
  const { placement, product, pieces, designs } = page
  const width = points(widthMm - 2 * marginMm - lookMm - gapMm / 2)
  const total = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  document.fillColor('black').font('Helvetica-Bold').fontSize(16)
  document.text(`${orderId}, ${placement}`, points(marginMm), points(9), { lineBreak: false })
  const cloth = usualCloth(pieces)?.color
  const lines = [
    ...wrapped(document, product, { width, size: 9 }, shape, mostProductLines),
    [
      `${formatCount(total)} ${total === 1 ? 'piece' : 'pieces'}`,
      `ordered ${day.format(orderedAt)}`,
      ...(readyOn === undefined ? [] : [`ready by ${day.format(startOfDay(readyOn))}`]),
    ].join(', '),
    ...extras,
    ...whereLines(page),
    ...(designs.length === 0 ? ['No design was uploaded for this placement.'] : []),
    ...(cloth ? [`The small picture shows it on ${cloth}.`] : []),
    `Page ${index + 1} of ${pages.length}. True size: print at 100 %, not fitted to the paper.`,
  ]
  for (const [at, line] of lines.entries()) {
    const y = points(firstLineMm + at * headerLineMm)
    writeWords(document, line, { x: points(marginMm), y, width, size: 9 }, shape)
  }
}

/** Where the area is on the garment, measured as at a press: from the shoulder down and from the middle. */
function whereLines({ cut, placement, area }: SheetPage): string[] {
  const { x, y, widthMm } = printArea(cut, placement)
  const fromMiddle = x + widthMm / 2
  const wearer = fromMiddle > 0 ? 'left' : 'right'
  const side = sideOf(placement) === 'back' ? 'Back' : 'Front'
  return [
    `${side} of the garment, print area ${format(area.widthMm)} x ${format(area.heightMm)} mm:`,
    `its top ${format(y)} mm below the shoulder's highest point,`,
    fromMiddle === 0
      ? 'centred between left and right'
      : `its middle ${format(Math.abs(fromMiddle))} mm from the garment's, on the wearer's ${wearer}`,
  ]
}
