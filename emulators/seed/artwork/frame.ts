import type { Bounds } from '@teeshala/contract/garment/drawing'

/** Every catalogue picture is drawn at this size; smaller ones are scaled from it. */
export const frameSize = { width: 960, height: 1200 } as const

/** Relief and light are smooth, so they are computed at half the size. */
export const halfFrameSize = { width: frameSize.width / 2, height: frameSize.height / 2 } as const

/** How millimetres of a garment become pixels of the frame. */
export type Placing = { readonly scale: number; readonly originX: number; readonly originY: number }

const maxWidth = 846
const maxHeight = 1000
const centreY = 588

/** The garment as large as the frame allows, centred. */
export function placeInFrame(bounds: Bounds): Placing {
  const scale = Math.min(maxWidth / bounds.width, maxHeight / bounds.height)
  return { scale, originX: frameSize.width / 2, originY: centreY - (bounds.y + bounds.height / 2) * scale }
}

/** An SVG of the frame (or of `size`) whose content is given in garment millimetres. */
export function framed(
  { scale, originX, originY }: Placing,
  content: string,
  definitions = '',
  size: { readonly width: number; readonly height: number } = frameSize,
): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${frameSize.width} ${frameSize.height}"><defs>${definitions}</defs>` +
      `<g transform="translate(${originX} ${originY}) scale(${scale})">${content}</g></svg>`,
  )
}
