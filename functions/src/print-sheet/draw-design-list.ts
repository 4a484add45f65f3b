import type { Design } from '@teeshala/contract/designs/design'
import type PDFDocument from 'pdfkit'
import { points } from '../pdf/points.ts'
import type { Shape } from '../pdf/shaping.ts'
import { wrapped, writeWords } from '../pdf/write-words.ts'
import type { Artwork } from './load-artwork.ts'

const headingMm = 7
const designMm = 15
const lineMm = 4.3
const mostLines = 2
const numberMm = 9
const size = 9

/** A design that was drawn, or why it was not. */
export type Listed = Pick<Artwork, 'place' | 'note'> & { readonly design: Design; readonly missing: string | undefined }

/** How high the list of so many designs is. */
export const designListHeightMm = (designs: number) => (designs === 0 ? 0 : headingMm + designs * designMm)

/** Says of each design in the area what it is and where it lies, so that the print can be checked with a ruler. */
export function drawDesignList(
  document: InstanceType<typeof PDFDocument>,
  listed: readonly Listed[],
  { xMm, yMm, widthMm }: { readonly xMm: number; readonly yMm: number; readonly widthMm: number },
  shape: Shape,
): void {
  if (listed.length === 0) return
  const write = (text: string, leftMm: number, topMm: number, isBold = false) => {
    const width = points(widthMm - leftMm)
    writeWords(document, text, { x: points(xMm + leftMm), y: points(topMm), width, size }, shape, isBold)
  }
  document.fillColor('black')
  write('Designs in the area, measured from its top left corner', 0, yMm, true)
  for (const [index, one] of listed.entries()) {
    const top = yMm + headingMm + index * designMm
    write(`${index + 1}.`, 0, top, true)
    write(one.design.name, numberMm, top, true)
    const width = points(widthMm - numberMm)
    const lines = wrapped(document, one.missing ?? describe(one), { width, size }, shape, mostLines)
    for (const [at, line] of lines.entries()) write(line, numberMm, top + (at + 1) * lineMm)
  }
}

function describe({ design, place, note }: Listed): string {
  const { xMm, yMm, widthMm, heightMm, rotationDeg } = place
  const isTurned = Math.abs(rotationDeg) >= 0.05
  const [across, down] = isTurned ? [xMm + widthMm / 2, yMm + heightMm / 2] : [xMm, yMm]
  return [
    `${format(widthMm)} x ${format(heightMm)} mm`,
    // A turned design has no corner that could be found with a ruler.
    `${isTurned ? 'its middle ' : ''}${format(across)} mm from the left and ${format(down)} mm from the top`,
    ...(isTurned
      ? [`turned ${format(Math.abs(rotationDeg))}° ${rotationDeg > 0 ? 'clockwise' : 'anticlockwise'}`]
      : []),
    ...(design.dpi === undefined ? [] : [`${design.dpi} DPI`]),
    ...(design.acceptsPoorPrint ? ['printed blurred, as the customer asked'] : []),
    ...(note ? [note] : []),
  ].join(', ')
}

/** Millimetres or degrees as the sheet writes them: to one decimal, and never −0. */
export const format = (value: number) => String(Math.round(value * 10) / 10 || 0)
