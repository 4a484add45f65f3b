import { maxPixels } from '@teeshala/contract/uploads/image-bytes'
import { previewSidePx } from '@teeshala/contract/uploads/stored-file'
import sharp from 'sharp'
import { drawingDensity } from '../../artwork/drawing-density.ts'
import { mostPressDots } from '../../artwork/press-dots.ts'
import { vectorOf, vectorWriter } from '../../artwork/vector-drawing.ts'
import type { DesignReading } from '../design-reading.ts'
import { type Inspected, inspectUpload } from './inspect-upload.ts'

const quality = 80
const plainDensity = 72

/**
 * Reads a design completely. A drawing is rendered once at the largest print size, in each way the press may receive it: if that works here,
 * it can be printed within the limits of this process. An SVG is rendered only if it is safe, so no renderer ever sees a refused file.
 */
export async function readDesign({
  file,
  contentType,
}: {
  readonly file: Uint8Array
  readonly contentType: string
}): Promise<DesignReading> {
  const inspected = inspectUpload(file, contentType)
  if (!inspected) return { refusal: 'broken' }
  if ('problem' in inspected) return inspected
  const { width, height, source } = inspected
  try {
    const isVector = source !== undefined
    const density = isVector ? await drawingDensity(sharp, file, mostPressDots(inspected)) : plainDensity
    const webp = await sharp(file, { density, limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
      .resize({ width: previewSidePx, height: previewSidePx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
    const isPixels = isVector && !(await canBeVector(source, inspected))
    const found = { width, height, isVector, ...(isPixels && { isPrintedAsPixels: true as const }) }
    return { found, preview: webp.toString('base64') }
  } catch {
    return { refusal: 'broken' }
  }
}

/** Returns whether the vector writer can draw the whole drawing, by trying it. */
async function canBeVector(source: string, size: Inspected): Promise<boolean> {
  const svg = vectorOf(source, size)
  if (svg === undefined) return false
  const [{ default: Pdf }, draw] = await Promise.all([import('pdfkit'), vectorWriter()])
  const document = new Pdf()
  document.resume()
  try {
    draw(document, svg, { x: 0, y: 0, width: 100, height: 100 })
    document.end()
    return true
  } catch {
    return false
  }
}
