/** Draws the garment in small with its designs: their position, and how white artwork looks on dark fabric. */
import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import { drawGarment } from '@teeshala/contract/garment/drawing'
import { printArea } from '@teeshala/contract/garment/print-area'
import { clothTones, layerColour } from '@teeshala/contract/garment/trim-colours'
import type PDFDocument from 'pdfkit'
import type { Corner } from './draw-artwork.ts'
import type { Pieces, Print } from './sheet.ts'

type Document = InstanceType<typeof PDFDocument>

/** The position of the area on the small garment in points, and points per millimetre of the shirt. */
export type Look = Corner

const undyed = '#ffffff'

/** Returns the most frequent colour, in which the garment is shown. */
export function usualCloth(pieces: readonly Pieces[]): Pieces | undefined {
  const sums = new Map<string, number>()
  for (const { color, quantity } of pieces) sums.set(color, (sums.get(color) ?? 0) + quantity)
  return pieces.reduce<Pieces | undefined>(
    (most, each) => (most && (sums.get(most.color) ?? 0) >= (sums.get(each.color) ?? 0) ? most : each),
    undefined,
  )
}

/** Draws the garment into a square, in points, and returns where its print area is. */
export function drawLook(
  document: Document,
  { cut, placement, pieces }: Pick<Print, 'cut' | 'placement' | 'pieces'>,
  square: { readonly x: number; readonly y: number; readonly side: number },
): Look {
  const { bounds, layers, silhouette } = drawGarment(cut, sideOf(placement))
  const fabric = usualCloth(pieces)?.colorHex ?? undyed
  const perMm = square.side / Math.max(bounds.width, bounds.height)
  const left = square.x + (square.side - bounds.width * perMm) / 2
  const [x, y] = [left - bounds.x * perMm, square.y - bounds.y * perMm]
  const { line } = clothTones(fabric)
  document.save()
  document.translate(x, y).scale(perMm)
  for (const layer of layers) {
    if (layer.strokeMm === undefined) document.path(layer.d).fill(layerColour(layer, { fabric }))
    else if (layer.role === 'seam') document.path(layer.d).lineWidth(2.4).stroke(line)
  }
  document.path(silhouette).lineWidth(4).stroke('#444444')
  document.restore()
  const area = printArea(cut, placement)
  return { x: x + area.x * perMm, y: y + area.y * perMm, perMm }
}

/** Outlines the area on the small garment, over its print. */
export function outlineArea(document: Document, { x, y, perMm }: Look, { widthMm, heightMm }: Print['area']): void {
  const outline = () => document.rect(x, y, widthMm * perMm, heightMm * perMm)
  document.save()
  document.lineWidth(1.1)
  outline().stroke('white')
  document.lineWidth(0.5).dash(2, { space: 1.4 })
  outline().stroke('black')
  document.restore()
}
