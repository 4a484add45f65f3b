import type { DesignPlace } from '@teeshala/contract/garment/design-place'
import type PDFDocument from 'pdfkit'
import type { Deps } from '../deps.ts'
import { drawTable, tableHeightMm } from './draw-table.ts'
import type { Artwork, Pixels } from './load-artwork.ts'
import { loadArtwork } from './load-artwork.ts'
import { points } from './points.ts'
import { type Shape, shaperFor } from './shaping.ts'
import type { Sheet, SheetPage } from './sheet-page.ts'
import { writeWords } from './write-words.ts'

type Document = InstanceType<typeof PDFDocument>

export const marginMm = 22
export const headerMm = 26
const gapMm = 14
const narrowestMm = 150
const markMm = 6
const markGapMm = 3

/**
 * A PDF at true size for the press: a page for each placement, with the print area between crop marks, each design at its place in
 * it, and under it how many pieces of which colour and size. Pages are as large as they need to be; nothing is printed inside
 * the area but the artwork.
 */
export async function drawSheet(sheet: Sheet, deps: Pick<Deps, 'files'>): Promise<Buffer> {
  // Loaded here: together they cost a cold start more than the rest of the API, which needs them for nothing else.
  const [{ default: Pdf }, { default: drawSvg }] = await Promise.all([import('pdfkit'), import('svg-to-pdfkit')])
  const shape = await shaperFor(sheet.pages.flatMap(namesOn))
  const info = { Title: `Print sheet ${sheet.orderId}`, CreationDate: sheet.orderedAt }
  const document = new Pdf({ autoFirstPage: false, margin: 0, info })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject))
  for (const [index, page] of sheet.pages.entries()) {
    const artworks: Artwork[] = []
    for (const design of page.designs) artworks.push(await loadArtwork(design, page, deps))
    const areaAt = addPage(document, page)
    drawHeader(document, sheet, page, index, artworks, shape)
    drawCropMarks(document, areaAt, page.area)
    for (const artwork of artworks) {
      placed(document, areaAt, artwork.place, ({ x, y, width, height }) => {
        if ('svg' in artwork) drawSvg(document, artwork.svg, x, y, { width, height, assumePt: false })
        else if ('pixels' in artwork) document.image(embeddable(artwork.pixels) as never, x, y, { width, height })
      })
    }
    drawTable(document, page.pieces, { xMm: marginMm, yMm: areaAt.yMm + page.area.heightMm + gapMm }, shape)
  }
  if (sheet.pages.length === 0) {
    document.addPage({ size: 'A5' })
    document.fontSize(12).text(`Order ${sheet.orderId} has nothing to print.`, points(marginMm), points(marginMm))
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** Everything on a page that somebody has named. */
function namesOn({ product, designs, pieces }: SheetPage): string[] {
  return [product, ...designs.map(({ name }) => name), ...pieces.map(({ color }) => color)]
}

type Corner = { readonly xMm: number; readonly yMm: number }

/** Adds a page that holds header, area and table; answers where the area's top left corner is. */
function addPage(document: Document, { area, pieces }: SheetPage): Corner {
  const widthMm = Math.max(narrowestMm, area.widthMm + 2 * marginMm)
  const heightMm = headerMm + marginMm + area.heightMm + gapMm + tableHeightMm(pieces) + marginMm
  document.addPage({ size: [points(widthMm), points(heightMm)], margin: 0 })
  return { xMm: (widthMm - area.widthMm) / 2, yMm: headerMm + marginMm }
}

function drawHeader(
  document: Document,
  { orderId, orderedAt, pages }: Sheet,
  { placement, product, area, designs, pieces }: SheetPage,
  index: number,
  artworks: readonly Artwork[],
  shape: Shape,
): void {
  const total = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  const date = orderedAt.toISOString().slice(0, 10)
  document.fillColor('black').font('Helvetica-Bold').fontSize(16)
  document.text(`${orderId}, ${placement}`, points(marginMm), points(8), { lineBreak: false })
  const printed = `print area ${format(area.widthMm)} x ${format(area.heightMm)} mm`
  const lines = [
    `${product}, ${total} ${total === 1 ? 'piece' : 'pieces'}`,
    `${printed}, ordered ${date}, page ${index + 1} of ${pages.length}`,
    designs.length === 0
      ? 'No design was uploaded for this placement.'
      : artworks.map((artwork, at) => describe(artwork, designs[at]?.name ?? '')).join('; '),
  ]
  for (const [at, line] of lines.entries()) {
    const width = document.page.width - points(2 * marginMm)
    writeWords(document, line, { x: points(marginMm), y: points(16 + at * 5), width, size: 9 }, shape)
  }
}

function describe(artwork: Artwork, name: string): string {
  if ('missing' in artwork) return artwork.missing
  const { widthMm, heightMm, rotationDeg } = artwork.place
  const turned = rotationDeg === 0 ? '' : `, turned ${format(rotationDeg)} degrees`
  const note = artwork.note === undefined ? '' : `, ${artwork.note}`
  return `${name} at ${format(widthMm)} x ${format(heightMm)} mm${turned}${note}`
}

const format = (value: number) => String(Math.round(value * 10) / 10)

/** Short lines outside the four corners of the area, and at the middle of each side. */
function drawCropMarks(document: Document, { xMm, yMm }: Corner, { widthMm, heightMm }: SheetPage['area']): void {
  const line = (fromX: number, fromY: number, toX: number, toY: number) =>
    document.moveTo(points(fromX), points(fromY)).lineTo(points(toX), points(toY)).stroke()
  const far = markGapMm + markMm
  document.lineWidth(0.4).strokeColor('black')
  for (const x of [xMm, xMm + widthMm / 2, xMm + widthMm]) {
    line(x, yMm - far, x, yMm - markGapMm)
    line(x, yMm + heightMm + markGapMm, x, yMm + heightMm + far)
  }
  for (const y of [yMm, yMm + heightMm / 2, yMm + heightMm]) {
    line(xMm - far, y, xMm - markGapMm, y)
    line(xMm + widthMm + markGapMm, y, xMm + widthMm + far, y)
  }
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Draws within the box of a place and never beyond, in points, turned clockwise around its middle. */
function placed(document: Document, area: Corner, place: DesignPlace, draw: (box: Box) => void): void {
  const [x, y] = [points(area.xMm + place.xMm), points(area.yMm + place.yMm)]
  const [width, height] = [points(place.widthMm), points(place.heightMm)]
  document.save()
  document.rotate(place.rotationDeg, { origin: [x + width / 2, y + height / 2] })
  document.rect(x, y, width, height).clip()
  draw({ x, y, width, height })
  document.restore()
}

let labels = 0

/** Pixels in the form of pdfkit's own images, which unpacks and packs again what it reads itself. */
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
      if (mask && alpha) mask.end(Buffer.from(alpha))
      colours.end(Buffer.from(rgb))
      image.obj = colours
    },
  }
  return image
}
