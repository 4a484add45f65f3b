import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Design } from '@teeshala/contract/designs/design'
import type PDFDocument from 'pdfkit'
import { points } from '../pdf/points.ts'
import { shaperFor } from '../pdf/shaping.ts'
import type { Deps } from '../ports/deps.ts'
import { drawDesignList, type Listed } from './draw-design-list.ts'
import { drawHeader } from './draw-header.ts'
import { drawHouseArtwork } from './draw-house-artwork.ts'
import { drawLook, outlineArea } from './draw-look.ts'
import { drawTable } from './draw-table.ts'
import { extraLines } from './extra-lines.ts'
import { type Artwork, loadArtwork, type Pixels } from './load-artwork.ts'
import { layoutOf, lookMm, marginMm, type SheetLayout } from './sheet-layout.ts'
import type { HousePieces, Sheet, SheetPage } from './sheet-page.ts'

type Document = InstanceType<typeof PDFDocument>

const markMm = 6
const markGapMm = 3
const lookTopMm = 6
/** Hosting waits a minute for an answer. What is not drawn by then is named, so that the press still has the rest. */
const patienceMs = 45_000

/**
 * Writes a PDF at true size for the press: a page for each placement, with the print area between crop marks, each design at its
 * place in it, and under it how many pieces of which colour and size. Nothing is printed inside the area but the artwork. One
 * design after the other is read, drawn and sent on its way, so that the largest order takes no more memory than its largest
 * design. Rejects when `out` closes before the end.
 */
export async function drawSheet(
  sheet: Sheet,
  deps: Pick<Deps, 'files'>,
  out: Writable,
  untilMs = performance.now() + patienceMs,
): Promise<void> {
  // Loaded here: together they cost a cold start more than the rest of the API, which needs them for nothing else.
  const [{ default: Pdf }, { default: drawSvg }] = await Promise.all([import('pdfkit'), import('svg-to-pdfkit')])
  const shape = await shaperFor([
    ...sheet.pages.flatMap(namesOn),
    ...sheet.house.flatMap(namesOfHouse),
    sheet.note ?? '',
  ])
  const info = { Title: `Print sheet ${sheet.orderId}`, CreationDate: sheet.orderedAt }
  const document = new Pdf({ autoFirstPage: false, margin: 0, info })
  const sent = sendingTo(out, document)
  const extras = extraLines(document, sheet, shape)
  for (const [index, page] of sheet.pages.entries()) {
    const layout = layoutOf(page, extras.length)
    document.addPage({ size: [points(layout.widthMm), points(layout.heightMm)], margin: 0 })
    const look = drawLook(document, page, {
      xMm: layout.widthMm - marginMm - lookMm,
      yMm: lookTopMm,
      sideMm: lookMm,
    })
    const area = { x: points(layout.area.xMm), y: points(layout.area.yMm), perMm: points(1) }
    const listed: Listed[] = []
    for await (const { design, artwork } of inTurn(page, deps, untilMs)) {
      listed.push({ ...artwork, design, missing: 'missing' in artwork ? artwork.missing : undefined })
      const image = 'pixels' in artwork ? embeddable(artwork.pixels) : undefined
      for (const corner of 'missing' in artwork ? [] : [area, look]) {
        drawPlaced(document, corner, artwork, ({ x, y, width, height }) => {
          if (image) document.image(image as never, x, y, { width, height })
          else if ('svg' in artwork) drawSvg(document, artwork.svg, x, y, { width, height, assumePt: false })
        })
      }
      await sent.caughtUp()
    }
    outlineArea(document, look, page.area)
    drawHeader(document, sheet, page, index, layout, extras, shape)
    drawCropMarks(document, layout, page.area)
    drawTable(
      document,
      page.pieces,
      { xMm: marginMm, yMm: layout.tableMm, widthMm: layout.widthMm - 2 * marginMm },
      shape,
    )
    const list = { xMm: marginMm, yMm: layout.designListMm, widthMm: layout.widthMm - 2 * marginMm }
    drawDesignList(document, listed, list, shape)
  }
  if (sheet.house.length > 0) drawHouseArtwork(document, sheet, shape)
  else if (sheet.pages.length === 0) {
    document.addPage({ size: 'A5' })
    document.fontSize(12).text(`Order ${sheet.orderId} has nothing to print.`, points(marginMm), points(marginMm))
  }
  document.end()
  await sent.all()
}

/** Everything on a page that somebody has named. */
function namesOn({ product, designs, pieces }: SheetPage): string[] {
  return [product, ...designs.map(({ name }) => name), ...pieces.map(({ color }) => color)]
}

function namesOfHouse({ product, pieces }: HousePieces): string[] {
  return [product, ...pieces.map(({ color }) => color)]
}

/** The artworks of a page in their order; the next one is read while one is drawn. */
async function* inTurn(page: SheetPage, deps: Pick<Deps, 'files'>, untilMs: number) {
  const load = async (design: Design) => {
    const isLate = performance.now() > untilMs
    return { design, artwork: isLate ? leftOut(design) : await loadArtwork(design, page, deps) }
  }
  const [first, ...others] = page.designs
  let next = first && load(first)
  for (const design of [...others, undefined]) {
    if (!next) return
    const loaded = await next
    next = design && load(design)
    // A failure is thrown when its turn comes, and has a listener until then.
    next?.catch(() => undefined)
    yield loaded
  }
}

function leftOut({ place = nowhere }: Design): Artwork {
  return { place, missing: 'Not drawn: there are too many large designs for one sheet. Open this one in the order.' }
}

const nowhere = { xMm: 0, yMm: 0, widthMm: 0, heightMm: 0, rotationDeg: 0 }

/** Hands a document over piece by piece. It begins with the first design that was read: a failure before can still be answered. */
function sendingTo(out: Writable, document: Document) {
  const closed = once(out, 'close')
  closed.catch(() => undefined)
  let isSending = false
  const begin = () => {
    if (!isSending) document.pipe(out)
    isSending = true
  }
  const orClosed = async (event: Promise<unknown>) => {
    await Promise.race([event, closed])
    if (out.destroyed && !out.writableFinished) throw new Error('The sheet was not waited for')
  }
  return {
    /** Once no more than a little waits to be sent. */
    caughtUp: async () => {
      begin()
      // Lets what was drawn flow before it is asked what waits.
      await new Promise(setImmediate)
      if (out.writableNeedDrain) await orClosed(once(out, 'drain'))
      else await orClosed(Promise.resolve())
    },
    all: async () => {
      const finished = once(out, 'finish')
      finished.catch(() => undefined)
      begin()
      await orClosed(finished)
    },
  }
}

/** Short lines outside the four corners of the area, and at the middle of each side. */
function drawCropMarks(
  document: Document,
  { area: { xMm, yMm } }: SheetLayout,
  { widthMm, heightMm }: SheetPage['area'],
): void {
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
/** A print area's top left corner in points, and how many of them a millimetre takes. */
type Corner = { readonly x: number; readonly y: number; readonly perMm: number }

/** Draws within the box of a place and never beyond, in points, turned clockwise around its middle. */
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
      if (mask && alpha) mask.end(Buffer.from(alpha.buffer, alpha.byteOffset, alpha.byteLength))
      colours.end(Buffer.from(rgb.buffer, rgb.byteOffset, rgb.byteLength))
      image.obj = colours
    },
  }
  return image
}
