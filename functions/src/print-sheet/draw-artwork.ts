import type PDFDocument from 'pdfkit'
import { vectorWriter } from '../artwork/vector-drawing.ts'
import { points } from '../pdf/points.ts'
import type { Shape } from '../pdf/shaping.ts'
import { writeWords } from '../pdf/write-words.ts'
import type { Artwork, Pixels } from './load-artwork.ts'
import type { Print, Sheet } from './sheet.ts'

type Document = InstanceType<typeof PDFDocument>

/** Space around the area for crop marks and page description. */
const marginMm = 22
const markMm = 6
const markGapMm = 3
const slugMm = 12.5

/** A print area's top left corner in points, and points per millimetre. */
export type Corner = { readonly x: number; readonly y: number; readonly perMm: number }

type Numbered = {
  readonly number: number
  readonly of: number
  /** The person who gets the piece. */
  readonly words: string | undefined
  readonly shape: Shape
}

/** Adds a page with the print area between crop marks, and returns where the area is. Inside it there is nothing but the artwork. */
export function addArtworkPage(
  document: Document,
  print: Print,
  { order }: Sheet,
  { number, of, words, shape }: Numbered,
): Corner {
  const { widthMm, heightMm } = print.area
  document.addPage({ size: [points(widthMm + 2 * marginMm), points(heightMm + 2 * marginMm)], margin: 0 })
  drawCropMarks(document, print.area)
  const slug = [
    `${order._id}, ${print.placement}, artwork ${number} of ${of}`,
    'True size: print at 100%, not fitted to the paper.',
  ]
  document.font('Helvetica').fontSize(8).fillColor('black')
  for (const [line, text] of slug.entries()) {
    const y = points(marginMm + heightMm + slugMm) + line * 10.5
    document.text(text, points(marginMm), y, { lineBreak: false })
  }
  const below = points(marginMm + heightMm + slugMm) + slug.length * 10.5
  if (words) writeWords(document, words, { x: points(marginMm), y: below, width: points(widthMm), size: 8 }, shape)
  return { x: points(marginMm), y: points(marginMm), perMm: points(1) }
}

/** Returns a function that draws an artwork wherever its area is shown. */
export async function artworkPainter(document: Document, artwork: Artwork): Promise<(corner: Corner) => void> {
  if ('missing' in artwork) return () => {}
  const drawVector = await vectorWriter()
  const image = 'pixels' in artwork ? embeddable(artwork.pixels) : undefined
  return (corner) =>
    drawPlaced(document, corner, artwork, (box) => {
      const { x, y, width, height } = box
      if (image) document.image(image as never, x, y, { width, height })
      else if ('svg' in artwork) drawVector(document, artwork.svg, box)
    })
}

/** Draws short lines outside the four corners of the area, and at the middle of each side. */
function drawCropMarks(document: Document, { widthMm, heightMm }: Print['area']): void {
  const line = (fromX: number, fromY: number, toX: number, toY: number) =>
    document.moveTo(points(fromX), points(fromY)).lineTo(points(toX), points(toY)).stroke()
  const far = markGapMm + markMm
  document.lineWidth(0.4).strokeColor('black')
  for (const x of [marginMm, marginMm + widthMm / 2, marginMm + widthMm]) {
    line(x, marginMm - far, x, marginMm - markGapMm)
    line(x, marginMm + heightMm + markGapMm, x, marginMm + heightMm + far)
  }
  for (const y of [marginMm, marginMm + heightMm / 2, marginMm + heightMm]) {
    line(marginMm - far, y, marginMm - markGapMm, y)
    line(marginMm + widthMm + markGapMm, y, marginMm + widthMm + far, y)
  }
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Draws clipped to the box of a placement, in points, rotated clockwise around its centre. */
function drawPlaced(document: Document, corner: Corner, { place }: Artwork, draw: (box: Box) => void): void {
  const [x, y] = [corner.x + place.xMm * corner.perMm, corner.y + place.yMm * corner.perMm]
  const [width, height] = [place.widthMm * corner.perMm, place.heightMm * corner.perMm]
  document.save()
  document.rotate(place.rotationDeg, { origin: [x + width / 2, y + height / 2] })
  document.rect(x, y, width, height).clip()
  draw({ x, y, width, height })
  document.restore()
}

let labels = 0

/** Returns pixels in pdfkit's image format, which would otherwise decompress and recompress them. */
function embeddable({ width, height, rgb, filter, alpha }: Pixels) {
  const common = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 }
  const image = {
    label: `Design${++labels}`,
    width,
    height,
    obj: undefined as unknown,
    embed(document: Document) {
      const mask = alpha && document.ref({ ...common, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' })
      const colours = document.ref({ ...common, ColorSpace: 'DeviceRGB', Filter: filter, ...(mask && { SMask: mask }) })
      if (mask && alpha) mask.end(Buffer.from(alpha.buffer, alpha.byteOffset, alpha.byteLength))
      colours.end(Buffer.from(rgb.buffer, rgb.byteOffset, rgb.byteLength))
      image.obj = colours
    },
  }
  return image
}
