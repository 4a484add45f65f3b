import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import { formatCount } from '@teeshala/contract/count-format'
import { layerWords } from '@teeshala/contract/design-document/layer-words'
import { printArea } from '@teeshala/contract/garment/print-area'
import { type Paper, paperWidth } from '../pdf/paper.ts'
import { drawLook, type Look, outlineArea, usualCloth } from './draw-look.ts'
import { countOf, pieceTable } from './draw-pieces.ts'
import type { Artwork } from './load-artwork.ts'
import type { Garment, Print, PrintLayer } from './sheet.ts'

const lookSide = 108
const x = lookSide + 16
const width = paperWidth - x
const designHeight = 41
/** The description and the first design stay together. */
const leastHeight = 138
const size = 9

/** The ticket's entry for a print whose designs are read later. */
export type DrawnPrint = {
  /** The small garment and its page. */
  readonly look: Look
  readonly page: number
  /** Describes the next design, and how it turned out. */
  readonly tell: (design: PrintLayer, artwork: Artwork) => void
  /** Outlines the area over what was drawn there. */
  readonly outline: () => void
}

/** Draws where on the garment a print goes and on which pieces, and reserves space for its designs. */
export function drawPrint(paper: Paper, print: Print, { pieces }: Garment, sheetNumber: number): DrawnPrint {
  const { document } = paper
  const { placement, designs } = print
  paper.space(12)
  paper.room(leastHeight)
  const page = document.bufferedPageRange().count - 1
  const bottom = paper.y() + lookSide
  const look = drawLook(document, print, { x: paper.left, y: paper.y(), side: lookSide })
  paper.row({ text: placement, x, size: 12, isBold: true })
  const cloth = usualCloth(print.pieces)?.color
  const said = [
    designs.length === 0 ? 'No design was uploaded for this placement.' : artworkWords(print, sheetNumber),
    piecesInWords(print, pieces),
    ...whereLines(print),
    ...(cloth ? [`The small picture shows it on ${cloth}.`] : []),
  ]
  for (const text of said) paper.row({ text, x, size, mostLines: 2 })
  paper.space(5)
  const rows = designs.map(() => paper.leave(designHeight))
  if (document.bufferedPageRange().count - 1 === page) paper.space(Math.max(0, bottom - paper.y()))
  let told = 0
  return {
    look,
    page,
    tell: (design, artwork) => {
      const write = rows[told++]
      const words = 'missing' in artwork ? artwork.missing : describe(design, artwork)
      write?.(
        { text: `${told}. ${nameOf(design)}`, x, width, size, isBold: true },
        { text: words, x, width, size, mostLines: 2 },
      )
    },
    outline: () => {
      document.switchToPage(page)
      outlineArea(document, look, print.area)
    },
  }
}

function artworkWords({ people }: Print, first: number): string {
  if (people.length === 0) return `Customer’s artwork at true size: artwork ${first}.`
  return `Customer’s artwork at true size, one for each person of the list: artworks ${first} to ${first + people.length - 1}.`
}

/** Returns which pieces have the print: all of the garment's, or the listed colours and sizes. */
function piecesInWords({ pieces }: Print, all: Garment['pieces']): string {
  const count = countOf(pieces)
  const inWords = `${formatCount(count)} ${count === 1 ? 'piece' : 'pieces'}`
  if (count === countOf(all)) return count === 1 ? `On ${inWords}.` : `On all ${inWords}.`
  const { sizes, rows } = pieceTable(pieces)
  const each = rows.flatMap(({ color, cells }) =>
    cells.flatMap((cell, index) => (cell > 0 ? `${formatCount(cell)} × ${color} ${sizes[index]}` : [])),
  )
  return `On ${inWords}: ${each.join(', ')}.`
}

/** Returns the position of the area on the garment, measured as at a press: down from the shoulder and from the centre. */
function whereLines({ cut, placement, area }: Print): string[] {
  const { x: left, y, widthMm } = printArea(cut, placement)
  const fromMiddle = left + widthMm / 2
  const wearer = fromMiddle > 0 ? 'left' : 'right'
  const side = sideOf(placement) === 'back' ? 'Back' : 'Front'
  const across =
    fromMiddle === 0
      ? 'centred between left and right'
      : `its middle ${inMm(Math.abs(fromMiddle))} mm from the garment's, on the wearer's ${wearer}`
  return [
    `${side} of the garment, print area ${inMm(area.widthMm)} x ${inMm(area.heightMm)} mm.`,
    `Its top is ${inMm(y)} mm below the shoulder's highest point, ${across}.`,
  ]
}

/** A file's name, or the text itself. */
const nameOf = (design: PrintLayer) => ('path' in design ? design.name : layerWords(design, ' / '))

/** Describes a design and its position in the area, so that the print can be checked with a ruler. */
function describe(design: PrintLayer, { place, note }: Artwork): string {
  const { dpi, acceptsPoorPrint } = 'path' in design ? design : {}
  const { xMm, yMm, widthMm, heightMm, rotationDeg } = place
  const isTurned = Math.abs(rotationDeg) >= 0.05
  const [across, down] = isTurned ? [xMm + widthMm / 2, yMm + heightMm / 2] : [xMm, yMm]
  return [
    `${inMm(widthMm)} x ${inMm(heightMm)} mm`,
    // A rotated design has no corner to measure from.
    `${isTurned ? 'its middle ' : ''}${inMm(across)} mm from the left and ${inMm(down)} mm from the top of the area`,
    ...(isTurned ? [`turned ${inMm(Math.abs(rotationDeg))}° ${rotationDeg > 0 ? 'clockwise' : 'anticlockwise'}`] : []),
    ...(dpi === undefined ? [] : [`${dpi} DPI`]),
    ...(acceptsPoorPrint ? ['printed blurred, as the customer asked'] : []),
    ...(note ? [note] : []),
  ].join(', ')
}

/** Millimetres or degrees to one decimal, never −0. */
const inMm = (value: number) => String(Math.round(value * 10) / 10 || 0)
