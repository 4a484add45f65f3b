import type { Bounds } from '@teeshala/contract/garment/drawing'

/** Every catalogue picture is drawn at this size; smaller ones are scaled from it. */
export const FRAME = { width: 960, height: 1200 } as const

/** Relief and light are smooth, so they are worked out at half the size. */
export const HALF = { width: FRAME.width / 2, height: FRAME.height / 2 } as const

/** How millimetres of a garment become pixels of the frame. */
export type Placing = { readonly scale: number; readonly originX: number; readonly originY: number }

const MAX_WIDTH = 846
const MAX_HEIGHT = 1000
const CENTRE_Y = 588

/** The garment as large as the frame allows, centred. */
export function placeInFrame(bounds: Bounds): Placing {
  const scale = Math.min(MAX_WIDTH / bounds.width, MAX_HEIGHT / bounds.height)
  return { scale, originX: FRAME.width / 2, originY: CENTRE_Y - (bounds.y + bounds.height / 2) * scale }
}

/** An SVG of the frame (or of `size`) whose content is given in garment millimetres. */
export function framed(
  { scale, originX, originY }: Placing,
  content: string,
  definitions = '',
  size: { readonly width: number; readonly height: number } = FRAME,
): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${FRAME.width} ${FRAME.height}"><defs>${definitions}</defs>` +
      `<g transform="translate(${originX} ${originY}) scale(${scale})">${content}</g></svg>`,
  )
}
