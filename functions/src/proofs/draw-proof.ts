import type { DrawnLayer } from '@teeshala/contract/design-document/design-document'
import type { Design } from '@teeshala/contract/designs/design'
import { type DesignPlace, firstPlace } from '@teeshala/contract/designs/design-place'
import { printArea } from '@teeshala/contract/garment/print-area'
import type { ProofPicture } from '@teeshala/contract/proofs/proof'
import { wordsFor } from '@teeshala/contract/roster/fill-text'
import type { Person } from '@teeshala/contract/roster/person'
import { previewPath } from '@teeshala/contract/uploads/stored-file'
import { fitInBox } from '../artwork/vector-drawing.ts'
import { AppError } from '../errors/app-error.ts'
import { type Box, drawnCloth, pictureOf } from '../garment-picture/garment-svg.ts'
import type { Deps } from '../ports/deps.ts'
import { setForPerson } from '../print-sheet/set-for-person.ts'
import { setMotif } from '../print-sheet/set-motif.ts'
import { setText } from '../print-sheet/set-text.ts'
import { isFilled, type Pieces, type Print, type PrintLayer, type Sheet } from '../print-sheet/sheet.ts'

const size = { widthPx: 800, heightPx: 1000 }
/** The longer side of a layer in pixels, as placed on the garment. */
const layerDots = 1200
const views: readonly ProofPicture['view'][] = ['garment', 'close_up']
/** The margin around the print area in the close-up. */
const marginMm = 15

/** A picture of an order's print; `draw` returns it as WebP. */
export type PictureToDraw = ProofPicture & { readonly draw: () => Promise<Uint8Array> }

/**
 * Returns the pictures of an order's print sheet, on the garment and in close-up, for each placement and colour. For an uploaded
 * picture they use the preview made in a separate process: no untrusted file is read here.
 */
export function picturesToDraw({ garments }: Sheet, deps: Pick<Deps, 'files'>): PictureToDraw[] {
  return garments.flatMap(({ prints }) => prints.flatMap((print) => picturesOfPrint(print, deps)))
}

function picturesOfPrint(print: Print, deps: Pick<Deps, 'files'>): PictureToDraw[] {
  const { placement, cut, area, designs } = print
  const { x, y } = printArea(cut, placement)
  const close = framed({ x, y, width: area.widthMm, height: area.heightMm })
  // The same on every colour, from near and far.
  let layers: Promise<string[]> | undefined
  const layersOnce = () => {
    layers ??= Promise.all(designs.map((design) => drawnLayer(design, print, deps)))
    return layers
  }
  return clothsOf(print).flatMap(({ color, colorHex = '' }) =>
    views.map((view) => ({
      ...{ placement, color, view },
      draw: async () => {
        const inArea = `<g transform="translate(${x} ${y})">${(await layersOnce()).join('')}</g>`
        const { box, drawn } = drawnCloth({ cut, color: colorHex, placement })
        return webpOf(view === 'garment' ? box : close, [drawn, inArea])
      },
    })),
  )
}

/** Returns the pieces of each colour once; empty for a print without a design. */
function clothsOf({ pieces, designs }: Print): Pieces[] {
  if (designs.length === 0) return []
  return [...new Map(pieces.map((piece) => [piece.color, piece])).values()]
}

/** Returns the area with its margin, in the proportions of the picture. */
function framed({ x, y, width, height }: Box): Box {
  const perPx = Math.max((width + 2 * marginMm) / size.widthPx, (height + 2 * marginMm) / size.heightPx)
  const [wide, high] = [size.widthPx * perPx, size.heightPx * perPx]
  return { x: x + width / 2 - wide / 2, y: y + height / 2 - high / 2, width: wide, height: high }
}

async function webpOf(box: Box, parts: readonly string[]): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(pictureOf(box, size, parts)), { unlimited: true })
    .webp({ quality: 82 })
    .toBuffer()
}

/** Returns a layer as pixels at its place in the print area. */
async function drawnLayer(layer: PrintLayer, print: Print, deps: Pick<Deps, 'files'>): Promise<string> {
  if (!('path' in layer)) return drawnSvg(layer, print)
  const place = layer.place ?? firstPlace({ width: layer.widthPx ?? 1, height: layer.heightPx ?? 1 }, print.area)
  return laid(await previewOf(layer, deps), place)
}

/** Returns a text or motif as SVG; personalised text shows the first person's. */
async function drawnSvg(layer: DrawnLayer, print: Print): Promise<string> {
  const [person] = print.people
  if (person && isFilled(layer) && wordsFor(layer, person) === '') return ''
  const artwork = await setLayer(layer, person, print)
  if (!('svg' in artwork)) throw cannotBeDrawn(layer.kind === 'text' ? layer.text : layer.motif)
  const { default: sharp } = await import('sharp')
  const drawn = sharp(Buffer.from(inDots(artwork.svg, artwork.place)))
  return laid(await drawn.png().toBuffer(), artwork.place)
}

/** Text SVGs are in units of the letter size, in which a single 1 would be less than a pixel wide: the enclosing element sets the size. */
function inDots(svg: string, { widthMm, heightMm }: DesignPlace): string {
  const perMm = layerDots / Math.max(widthMm, heightMm)
  const [width, height] = [Math.ceil(widthMm * perMm), Math.ceil(heightMm * perMm)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`
}

function setLayer(layer: DrawnLayer, person: Person | undefined, print: Print) {
  if (layer.kind === 'motif') return setMotif(layer)
  return person ? setForPerson(layer, person, print) : setText(layer)
}

function laid(pixels: Uint8Array, { xMm, yMm, widthMm, heightMm, rotationDeg }: DesignPlace): string {
  const png = Buffer.from(pixels).toString('base64')
  return `<image href="data:image/png;base64,${png}" x="${xMm}" y="${yMm}" width="${widthMm}" height="${heightMm}" preserveAspectRatio="${fitInBox}" transform="rotate(${rotationDeg} ${xMm + widthMm / 2} ${yMm + heightMm / 2})"/>`
}

async function previewOf({ path, name }: Design, { files }: Pick<Deps, 'files'>): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const preview = previewPath(path)
  if (!preview || !(await files.describe(preview))) throw cannotBeDrawn(name)
  return sharp(await files.whole(preview))
    .png()
    .toBuffer()
}

function cannotBeDrawn(name: string): AppError {
  return new AppError('CONFLICT', `“${name}” cannot be drawn. Another file is needed for it.`)
}
