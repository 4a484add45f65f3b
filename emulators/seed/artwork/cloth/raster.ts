import sharp from 'sharp'
import { FRAME } from '../frame.ts'

/** One number per pixel of the frame, or of the half frame. */
export type Plane = Float32Array<ArrayBuffer>

export type Extent = { readonly width: number; readonly height: number }

export const PIXELS = FRAME.width * FRAME.height

/** An SVG's pixels as red, green, blue, alpha. */
export const renderRgba = async (svg: Buffer): Promise<Uint8Array> => sharp(svg).ensureAlpha().raw().toBuffer()

/** How much each pixel of an SVG is covered, 0 to 1. */
export async function coverage(svg: Buffer): Promise<Plane> {
  const alpha = await sharp(svg).ensureAlpha().extractChannel(3).raw().toBuffer()
  const plane = new Float32Array(alpha.length)
  for (let pixel = 0; pixel < plane.length; pixel++) plane[pixel] = (alpha[pixel] as number) / 255
  return plane
}

/** Gaussian blur of a plane, by three box blurs; `radius` is about twice the standard deviation. */
export function blur(source: Plane, radius: number, { width, height }: Extent = FRAME): Plane {
  const box = Math.max(1, Math.round(radius / 1.7))
  let from: Plane = source
  let to: Plane = new Float32Array(source.length)
  const spare = new Float32Array(source.length)
  for (let pass = 0; pass < 3; pass++) {
    boxRows(from, spare, width, height, box)
    boxColumns(spare, to, width, height, box)
    from = to
    to = new Float32Array(source.length)
  }
  return from
}

function boxRows(from: Plane, to: Plane, width: number, height: number, radius: number) {
  const share = 1 / (radius * 2 + 1)
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = (from[row] as number) * radius
    for (let x = 0; x < radius; x++) sum += from[row + Math.min(x, width - 1)] as number
    for (let x = 0; x < width; x++) {
      sum += from[row + Math.min(x + radius, width - 1)] as number
      to[row + x] = sum * share
      sum -= from[row + Math.max(x - radius, 0)] as number
    }
  }
}

function boxColumns(from: Plane, to: Plane, width: number, height: number, radius: number) {
  const share = 1 / (radius * 2 + 1)
  const sums = new Float32Array(width)
  for (let x = 0; x < width; x++) sums[x] = (from[x] as number) * radius
  for (let y = 0; y < radius; y++) {
    const row = Math.min(y, height - 1) * width
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[row + x] as number)
  }
  for (let y = 0; y < height; y++) {
    const entering = Math.min(y + radius, height - 1) * width
    const leaving = Math.max(y - radius, 0) * width
    for (let x = 0; x < width; x++) {
      const sum = (sums[x] as number) + (from[entering + x] as number)
      to[y * width + x] = sum * share
      sums[x] = sum - (from[leaving + x] as number)
    }
  }
}

/** A half-frame plane at the frame's size, smoothly. */
export function enlarge(source: Plane, { width, height }: Extent): Plane {
  const out = new Float32Array(PIXELS)
  for (let y = 0; y < FRAME.height; y++) {
    const from = Math.min(height - 1.001, Math.max(0, y / 2 - 0.25))
    const row = Math.floor(from)
    const down = from - row
    for (let x = 0; x < FRAME.width; x++) {
      const left = Math.min(width - 1.001, Math.max(0, x / 2 - 0.25))
      const column = Math.floor(left)
      const across = left - column
      const at = row * width + column
      const upper = (source[at] as number) * (1 - across) + (source[at + 1] as number) * across
      const lower = (source[at + width] as number) * (1 - across) + (source[at + width + 1] as number) * across
      out[y * FRAME.width + x] = upper * (1 - down) + lower * down
    }
  }
  return out
}
