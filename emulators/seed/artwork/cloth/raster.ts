import sharp from 'sharp'
import { frameSize, halfFrameSize } from '../frame.ts'

/** One number per pixel of the frame, or of the half frame. */
export type Plane = Float32Array<ArrayBuffer>

export type Extent = { readonly width: number; readonly height: number }

export const pixelCount = frameSize.width * frameSize.height

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
export function blur(source: Plane, radius: number, { width, height }: Extent = frameSize): Plane {
  const box = Math.max(1, Math.round(radius / 1.7))
  const blurred = new Float32Array(source.length)
  const rows = new Float32Array(source.length)
  for (let pass = 0; pass < 3; pass++) {
    boxRows(pass === 0 ? source : blurred, rows, width, height, box)
    boxColumns(rows, blurred, width, height, box)
  }
  return blurred
}

function boxRows(from: Plane, to: Plane, width: number, height: number, radius: number) {
  const share = 1 / (radius * 2 + 1)
  for (let y = 0; y < height; y++) {
    const first = y * width
    const last = first + width - 1
    let sum = (from[first] as number) * radius
    for (let x = 0; x < radius; x++) sum += from[Math.min(first + x, last)] as number
    for (let pixel = first; pixel <= last; pixel++) {
      const entering = pixel + radius
      const leaving = pixel - radius
      sum += from[entering < last ? entering : last] as number
      to[pixel] = sum * share
      sum -= from[leaving > first ? leaving : first] as number
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
    const row = y * width
    const entering = Math.min(y + radius, height - 1) * width
    const leaving = Math.max(y - radius, 0) * width
    for (let x = 0; x < width; x++) {
      const sum = (sums[x] as number) + (from[entering + x] as number)
      to[row + x] = sum * share
      sums[x] = sum - (from[leaving + x] as number)
    }
  }
}

/** For each pixel of a frame line, the left of the two half-frame pixels around it and the share of the right one. */
function betweenHalves(length: number): { first: Int32Array; share: Float32Array } {
  const at = (pixel: number) => Math.min(length / 2 - 1.001, Math.max(0, pixel / 2 - 0.25))
  return {
    first: Int32Array.from({ length }, (_, pixel) => Math.floor(at(pixel))),
    share: Float32Array.from({ length }, (_, pixel) => at(pixel) % 1),
  }
}

const columnsBetweenHalves = betweenHalves(frameSize.width)
const rowsBetweenHalves = betweenHalves(frameSize.height)

/** A half-frame plane, interpolated to the frame's size. */
export function enlarge(source: Plane): Plane {
  const out = new Float32Array(pixelCount)
  const wide = new Float32Array(halfFrameSize.width)
  for (let y = 0; y < frameSize.height; y++) {
    const upper = (rowsBetweenHalves.first[y] as number) * halfFrameSize.width
    const down = rowsBetweenHalves.share[y] as number
    for (let x = 0; x < halfFrameSize.width; x++) {
      const above = source[upper + x] as number
      wide[x] = above + ((source[upper + halfFrameSize.width + x] as number) - above) * down
    }
    const row = y * frameSize.width
    for (let x = 0; x < frameSize.width; x++) {
      const column = columnsBetweenHalves.first[x] as number
      const left = wide[column] as number
      out[row + x] = left + ((wide[column + 1] as number) - left) * (columnsBetweenHalves.share[x] as number)
    }
  }
  return out
}
