import { maxPixels } from '@teeshala/contract/uploads/image-bytes'
import { previewSidePx } from '@teeshala/contract/uploads/stored-file'
import { svgDanger } from '@teeshala/contract/uploads/svg-safety'

const quality = 80
const timeoutSeconds = 20
/** librsvg draws one CSS pixel as one pixel at this density. */
const plainDensity = 72
const maxDensity = 100_000

/** A preview, or why there is none: the file is no picture, or drawing it takes too long. */
export type Preview = { readonly webp: Uint8Array } | { readonly failure: 'broken' | 'slow' }

/**
 * A small WebP of a design for lists, upright and without its camera's notes. An SVG is drawn only when it is safe, so that
 * no renderer sees what was refused.
 */
export async function makePreview(bytes: Uint8Array, contentType: string): Promise<Preview> {
  const isDrawing = contentType === 'image/svg+xml'
  if (isDrawing && svgDanger(new TextDecoder().decode(bytes)) !== undefined) return { failure: 'broken' }
  // Loaded here, because it costs a cold start more than everything else of the trigger, and the API never needs it for this.
  const { default: sharp } = await import('sharp')
  const sideAt = async (density: number) => {
    const { width, height } = await sharp(bytes, { density, limitInputPixels: false }).metadata()
    return Math.max(width, height)
  }
  try {
    const density = isDrawing ? await densityFor(sideAt) : plainDensity
    const webp = await sharp(bytes, { density, limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
      .timeout({ seconds: timeoutSeconds })
      .resize({ width: previewSidePx, height: previewSidePx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    return { webp }
  } catch (error) {
    return { failure: /timeout/i.test((error as Error).message) ? 'slow' : 'broken' }
  }
}

/**
 * The density at which a drawing becomes as large as the preview. One in pixels grows with it; one in millimetres grows with its
 * square, because the renderer counts the density twice then.
 */
async function densityFor(sideAt: (density: number) => Promise<number>): Promise<number> {
  const growth = previewSidePx / (await sideAt(plainDensity))
  const within = (density: number) => Math.min(Math.max(density, 1), maxDensity)
  const density = within(plainDensity * growth)
  const isInPixels = Math.abs((await sideAt(density)) - previewSidePx) <= previewSidePx / 10
  return isInPixels ? density : within(plainDensity * Math.sqrt(growth))
}
