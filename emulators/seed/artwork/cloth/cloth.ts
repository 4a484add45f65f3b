/** One cut and side, lit and ready to be dyed and printed any number of times. */

import { drawGarment, type GarmentDrawing, type Layer, type Piece } from '@teeshala/contract/garment/drawing'
import type { GarmentCut, GarmentSide } from '@teeshala/contract/garment/shape/cut'
import { framed, frameSize, type Placing, placeInFrame } from '../frame.ts'
import { type Lit, lightUp } from './light.ts'
import { blur, coverage, type Plane, pixelCount, renderRgba } from './raster.ts'
import { reliefOf } from './relief.ts'

export type Cloth = Lit & {
  readonly drawing: GarmentDrawing
  readonly placing: Placing
  /** The garment's coverage, 0 to 1. */
  readonly cover: Plane
  /** The printable coverage: body and sleeves, without parts sewn over them. */
  readonly printable: Plane
  /** Seams, stitches, ribs and the shadows pieces cast on each other: multiplies the brightness. */
  readonly making: Plane
  /** The light, and its red part, that the garment's shadow leaves on the wall behind it. */
  readonly wallLight: { readonly all: Plane; readonly red: Plane }
}

const isLine = (layer: Layer): layer is Layer & { strokeMm: number } => layer.strokeMm !== undefined

const cast = (layer: Layer, blurId: string, opacity: number) =>
  `<path d="${layer.d}" fill="#000" stroke="#000" stroke-width="3" opacity="${opacity}" filter="url(#${blurId})"/>`

const drawnLine = (layer: Layer & { strokeMm: number }) => {
  const common = `d="${layer.d}" fill="none" stroke-linecap="round"`
  if (layer.role === 'seam')
    return (
      `<path ${common} stroke="#000" stroke-opacity=".16" stroke-width="6" filter="url(#near)"/>` +
      `<path ${common} stroke="#000" stroke-opacity=".34" stroke-width="${layer.strokeMm * 0.8}"/>`
    )
  if (layer.role === 'stitch')
    return (
      `<path ${common} stroke="#000" stroke-opacity=".13" stroke-width="3.4" filter="url(#near)"/>` +
      `<path ${common} stroke="#000" stroke-opacity=".36" stroke-width="${layer.strokeMm}" stroke-dasharray="3.2 1.5"/>`
    )
  if (layer.role === 'rib-line')
    return `<path ${common} stroke="#000" stroke-opacity=".2" stroke-width="${layer.strokeMm}"/>`
  return `<path ${common} stroke="#000" stroke-opacity=".5" stroke-width="${layer.strokeMm + 4}" filter="url(#near)"/><path ${common} stroke="#fff" stroke-width="${layer.strokeMm}"/>`
}

/** Black blurs the same in every colour space, and sRGB needs no conversion. */
const softly = (id: string, millimetres: number) =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${millimetres}"/></filter>`

const filters = softly('near', 2.4) + softly('wide', 8)

/** How dark a shadow each piece casts on those below it. */
const castBy: Record<Piece, number> = { sleeves: 0, body: 0.5, collar: 0.42, hood: 0.26, pocket: 0.3, trim: 0.12 }

/** White cloth with the shadows of all upper layers and all lines. */
const makingOf = (drawing: GarmentDrawing) =>
  drawing.layers
    .map((layer) => {
      if (isLine(layer)) return drawnLine(layer)
      const depth = castBy[layer.piece]
      const fill = `<path d="${layer.d}" fill="#fff"/>`
      if (layer.piece === 'sleeves') return layer.role === 'rib' ? `${cast(layer, 'near', 0.25)}${fill}` : fill
      return `${cast(layer, 'wide', depth)}${cast(layer, 'near', depth * 0.6)}${fill}`
    })
    .join('')

const covering = (drawing: GarmentDrawing) =>
  drawing.layers
    .filter((layer) => ['collar', 'hood', 'pocket', 'trim'].includes(layer.piece))
    .filter((layer) => layer.role !== 'stitch' && layer.role !== 'seam')
    .map((layer) =>
      isLine(layer)
        ? `<path d="${layer.d}" fill="none" stroke="#000" stroke-width="${layer.strokeMm}"/>`
        : `<path d="${layer.d}"/>`,
    )
    .join('')

/** The garment's shadow on the wall: soft, below it and to the right. Shadows are warm, so red darkens least. */
function wallLightOf(cover: Plane): Cloth['wallLight'] {
  const { width, height } = frameSize
  const shadow = blur(cover, 34)
  const all = new Float32Array(pixelCount)
  const red = new Float32Array(pixelCount)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cast = shadow[Math.max(0, y - 26) * width + Math.max(0, x - 16)] as number
      const lost = cast > 0 ? 0.34 * cast * Math.sqrt(Math.sqrt(cast)) : 0
      all[y * width + x] = 1 - lost
      red[y * width + x] = 1 - lost * 0.95
    }
  return { all, red }
}

/** The garment of this cut and side as cloth. `seed` varies its folds. */
export async function weave(cut: GarmentCut, side: GarmentSide, seed: number): Promise<Cloth> {
  const drawing = drawGarment(cut, side)
  const placing = placeInFrame(drawGarment(cut, 'front').bounds)
  const relief = await reliefOf(drawing, placing, seed)
  const cover = await coverage(framed(placing, `<path d="${drawing.silhouette}"/>`))
  const covered = await coverage(framed(placing, covering(drawing)))
  const drawn = await renderRgba(framed(placing, makingOf(drawing), filters))
  const printable: Plane = new Float32Array(pixelCount)
  const making: Plane = new Float32Array(pixelCount)
  for (let pixel = 0; pixel < pixelCount; pixel++) {
    printable[pixel] = Math.max(0, (cover[pixel] as number) - (covered[pixel] as number))
    making[pixel] = (drawn[pixel * 4] as number) / 255
  }
  return { ...lightUp(relief), drawing, placing, cover, printable, making, wallLight: wallLightOf(cover) }
}
