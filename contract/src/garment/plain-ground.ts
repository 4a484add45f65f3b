/** Makes a picture's plain background transparent, so that the fabric shows around the drawing. */
import type { Pixels } from './artwork.ts'

/** The largest distance from the background colour (441 is black to white) that still counts as background: JPEG noise is not part of the drawing. */
const nearGround = 32
/** The share of the border that has to be background. */
const mostOfBorder = 0.85
const clearAlpha = 128
/** The width of the soft edge, in which drawing and background are mixed, in pixels. */
const softPx = 2

type Ground = readonly [red: number, green: number, blue: number]

/**
 * Returns the pixels with the background reachable from the border made transparent, in a canvas's format; undefined if the border has several colours
 * or is already transparent, or if nothing would be left. Enclosed areas stay, such as the white of an eye. Soft edges stay soft but lose the
 * background's colour.
 */
export function withoutPlainGround(pixels: Pixels): Uint8ClampedArray<ArrayBuffer> | undefined {
  const ground = groundOf(pixels)
  if (!ground) return undefined
  const cleared = new Uint8ClampedArray(pixels.data)
  const isGround = groundFrom(pixels, ground)
  if (!isGround.includes(0)) return undefined
  for (let at = 0; at < isGround.length; at++) if (isGround[at] === 1) cleared[at * 4 + 3] = 0
  for (const at of besideGround(pixels, isGround)) soften(pixels, { at, ground, isGround, cleared })
  return cleared
}

function distanceTo([red, green, blue]: Ground, data: Pixels['data'], at: number): number {
  const [r, g, b] = [(data[at * 4] ?? 0) - red, (data[at * 4 + 1] ?? 0) - green, (data[at * 4 + 2] ?? 0) - blue]
  return Math.sqrt(r * r + g * g + b * b)
}

function borderOf({ width, height }: Pixels): number[] {
  const rows = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x])
  const columns = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1])
  return [...rows.flat(), ...columns.flat()]
}

function groundOf(pixels: Pixels): Ground | undefined {
  const { data } = pixels
  const border = borderOf(pixels)
  const seen = border.filter((at) => (data[at * 4 + 3] ?? 0) >= clearAlpha)
  const middle = (index: number) =>
    seen.map((at) => data[at * 4 + index] ?? 0).toSorted((one, other) => one - other)[seen.length >> 1] ?? 0
  const ground: Ground = [middle(0), middle(1), middle(2)]
  const plain = seen.filter((at) => distanceTo(ground, data, at) <= nearGround)
  return plain.length > border.length * mostOfBorder ? ground : undefined
}

/** Returns the pixels next to, above and below this one. */
function neighbours({ width, height }: Pixels, at: number): number[] {
  const x = at % width
  const beside = []
  if (x > 0) beside.push(at - 1)
  if (x < width - 1) beside.push(at + 1)
  if (at >= width) beside.push(at - width)
  if (at < width * (height - 1)) beside.push(at + width)
  return beside
}

/** Returns 1 for each background pixel reachable from the border, 0 for the rest. */
function groundFrom(pixels: Pixels, ground: Ground): Uint8Array {
  const { data, width, height } = pixels
  const isGround = new Uint8Array(width * height)
  let front = borderOf(pixels)
  while (front.length > 0) {
    const next: number[] = []
    for (const at of front) {
      if (isGround[at] === 1 || distanceTo(ground, data, at) > nearGround) continue
      isGround[at] = 1
      for (const near of neighbours(pixels, at)) if (isGround[near] === 0) next.push(near)
    }
    front = next
  }
  return isGround
}

/** Returns the pixels of the drawing within `softPx` of the background. */
function besideGround(pixels: Pixels, isGround: Uint8Array): Set<number> {
  const beside = new Set<number>()
  const isInner = (at: number) => isGround[at] === 0 && !beside.has(at)
  let front: number[] = []
  for (let at = 0; at < isGround.length; at++) {
    if (isGround[at] === 0 && neighbours(pixels, at).some((near) => isGround[near] === 1)) front.push(at)
  }
  for (let step = 1; step <= softPx; step++) {
    for (const at of front) beside.add(at)
    front = [...new Set(front.flatMap((at) => neighbours(pixels, at).filter(isInner)))]
  }
  return beside
}

type Edge = {
  readonly at: number
  readonly ground: Ground
  readonly isGround: Uint8Array
  readonly cleared: Uint8ClampedArray
}

/** Removes the background's share from a pixel near it; the ink colour is taken from the neighbour with the least background. */
function soften({ data, width, height }: Pixels, { at, ground, isGround, cleared }: Edge): void {
  const [x, y] = [at % width, Math.floor(at / width)]
  let ink = at
  for (let row = Math.max(0, y - softPx); row <= Math.min(height - 1, y + softPx); row++) {
    for (let column = Math.max(0, x - softPx); column <= Math.min(width - 1, x + softPx); column++) {
      const near = row * width + column
      if (isGround[near] === 0 && distanceTo(ground, data, near) > distanceTo(ground, data, ink)) ink = near
    }
  }
  if (ink === at) return
  const share = distanceTo(ground, data, at) / distanceTo(ground, data, ink)
  for (const index of [0, 1, 2]) cleared[at * 4 + index] = data[ink * 4 + index] ?? 0
  cleared[at * 4 + 3] = Math.round((data[at * 4 + 3] ?? 0) * share)
}
