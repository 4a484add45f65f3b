import type { GarmentDrawing } from '@teeshala/contract/garment/drawing'
import { clothColour, clothTones } from '@teeshala/contract/garment/trim-colours'

/** Returns folds and light of a garment in this fabric colour (as #1a2b3c), for an SVG in its millimetres. Its ids start with `id`. */
export function shadeMarkup(drawing: GarmentDrawing, fabric: string, id: string): string {
  const { silhouette, foldShapes } = drawing
  const { shade, light, edge, edgeOpacity } = clothTones(clothColour(fabric))
  const { x, y, width, height } = drawing.bounds
  const folds = (tone: 'shade' | 'light') =>
    foldShapes
      .filter((fold) => fold.tone === tone)
      .map(({ d, strength }) => `<path d="${d}" opacity="${strength}"/>`)
      .join('')
  const blur = (name: string, by: number) =>
    `<filter id="${id}-${name}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${by}"/></filter>`
  const veil = (gradient: string, opacity: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${id}-${gradient})" opacity="${opacity}"/>`
  return [
    `<defs><clipPath id="${id}-cloth"><path d="${silhouette}"/></clipPath>`,
    blur('soft', 6),
    blur('round', 20),
    `<linearGradient id="${id}-light" x1="0" y1="0" x2="0.9" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="0.45" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    `<linearGradient id="${id}-fall" x1="0.1" y1="0" x2="0.8" y2="1"><stop offset="0.5" stop-opacity="0"/><stop offset="1"/></linearGradient></defs>`,
    `<g clip-path="url(#${id}-cloth)">`,
    `<path d="${silhouette}" fill="none" stroke="#000" stroke-width="44" opacity="${shade * 0.85}" filter="url(#${id}-round)"/>`,
    `<g fill="#000" opacity="${shade * 1.7}" filter="url(#${id}-soft)">${folds('shade')}</g>`,
    `<g fill="#fff" opacity="${light * 1.5}" filter="url(#${id}-soft)">${folds('light')}</g>`,
    veil('light', light * 0.6),
    veil('fall', shade * 0.5),
    '</g>',
    `<path d="${silhouette}" fill="none" stroke="${edge}" stroke-opacity="${edgeOpacity}" stroke-width="1.6" clip-path="url(#${id}-cloth)"/>`,
  ].join('')
}
