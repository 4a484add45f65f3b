import type Sharp from 'sharp'

/** librsvg draws one CSS pixel as one pixel at this density. */
const plainDensity = 72
const maxDensity = 100_000

/**
 * Returns the density at which sharp renders a drawing so that its longer side has this many dots. For drawings in pixels the size grows linearly; for
 * millimetres it grows with the square, because the renderer applies the density twice.
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
