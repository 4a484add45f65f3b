import { drawGarment, type Layer } from '@teeshala/contract/garment/drawing'
import { type DrawnGarment, sideOfGarment } from '@teeshala/contract/garment/garment-picture'
import { printArea } from '@teeshala/contract/garment/print-area'
import { clothColour, clothTones, layerColour } from '@teeshala/contract/garment/trim-colours'

/** Three times the size in a mail, in the proportions of the catalogue's pictures. */
const [widthPx, heightPx] = [168, 210]
const marginShare = 0.07
const wall = '#ece5d6'

/** Returns the drawing of a garment in front of a wall, with its print area if it has one; without the customer's own file. */
export function garmentSvg(garment: DrawnGarment): string {
  const { cut, placement } = garment
  const area = placement && printArea(cut, placement)
  const outline = area
    ? `<rect x="${area.x}" y="${area.y}" width="${area.widthMm}" height="${area.heightMm}" rx="6" fill="#fff" fill-opacity="0.2"/>${[
        'stroke="#000" stroke-opacity="0.6"',
        'stroke="#fff" stroke-dasharray="18 14"',
      ]
        .map(
          (stroke) =>
            `<rect x="${area.x}" y="${area.y}" width="${area.widthMm}" height="${area.heightMm}" rx="6" fill="none" stroke-width="7" ${stroke}/>`,
        )
        .join('')}`
    : ''
  const { box, drawn } = drawnCloth(garment)
  return pictureOf(box, { widthPx, heightPx }, [drawn, outline])
}

/** A part of the drawing, in millimetres of the garment. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Returns a picture of this part of a garment with this many pixels, including the wall. */
export function pictureOf(
  { x, y, width, height }: Box,
  size: { readonly widthPx: number; readonly heightPx: number },
  parts: readonly string[],
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.widthPx}" height="${size.heightPx}" viewBox="${x} ${y} ${width} ${height}">`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${wall}"/>`,
    ...parts,
    '</svg>',
  ].join('')
}

/** Returns the garment alone, and the box of the drawing that shows all of it in the proportions of the catalogue's pictures. */
export function drawnCloth(garment: DrawnGarment): { readonly box: Box; readonly drawn: string } {
  const fabric = clothColour(garment.color)
  const { bounds, layers, silhouette, foldShapes } = drawGarment(garment.cut, sideOfGarment(garment))
  const { shade, light, edge, edgeOpacity } = clothTones(fabric)
  const perPx = Math.max(bounds.width / widthPx, bounds.height / heightPx) / (1 - 2 * marginShare)
  const [width, height] = [widthPx * perPx, heightPx * perPx]
  const x = bounds.x + bounds.width / 2 - width / 2
  const y = bounds.y + bounds.height / 2 - height / 2
  const folds = foldShapes.map(({ d, tone, strength }) =>
    tone === 'shade' ? filled(d, '#000', strength * shade * 1.7) : filled(d, '#fff', strength * light * 1.5),
  )
  const parts = [
    '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="6"/></filter>',
    `<clipPath id="cloth"><path d="${silhouette}"/></clipPath>`,
    ...layers.map((layer) => drawn(layer, fabric)),
    `<g clip-path="url(#cloth)"><g filter="url(#soft)">${folds.join('')}</g></g>`,
    `<path d="${silhouette}" fill="none" stroke="${edge}" stroke-opacity="${edgeOpacity}" stroke-width="2.4"/>`,
  ]
  return { box: { x, y, width, height }, drawn: parts.join('') }
}

const filled = (d: string, fill: string, opacity: number) => `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`

function drawn(layer: Layer, fabric: string): string {
  const { line, lineOpacity } = clothTones(fabric)
  const isTrim = layer.role === 'cord' || layer.role === 'eyelet'
  if (layer.strokeMm === undefined) return filled(layer.d, layerColour(layer, { fabric }), 1)
  const [colour, opacity] = isTrim ? [layerColour(layer, { fabric }), 1] : [line, lineOpacity]
  return `<path d="${layer.d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${layer.strokeMm}" stroke-linecap="round"/>`
}
