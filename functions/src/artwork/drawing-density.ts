import type Sharp from 'sharp'

/** librsvg draws one CSS pixel as one pixel at this density. */
const plainDensity = 72
const maxDensity = 100_000

/**
 * The density at which sharp draws a drawing with a longer side of so many dots. One in pixels grows with it; one in millimetres grows
 * with its square, because the renderer counts the density twice then.
 */
export async function drawingDensity(sharp: typeof Sharp, drawing: Uint8Array, dots: number): Promise<number> {
  const sideAt = async (density: number) => {
    const { width, height } = await sharp(drawing, { density, limitInputPixels: false }).metadata()
    return Math.max(width, height)
  }
  const side = await sideAt(plainDensity)
  const growth = dots / side
  const within = (density: number) => Math.min(Math.max(density, 1), maxDensity)
  const density = within(plainDensity * growth)
  const expected = (side * density) / plainDensity
  const isInPixels = Math.abs((await sideAt(density)) - expected) <= expected / 10
  return isInPixels ? density : within(plainDensity * Math.sqrt(growth))
}
