import { maxPixels } from '@teeshala/contract/uploads/image-bytes'
import { largeSidePx, previewSidePx } from '@teeshala/contract/uploads/stored-file'
import sharp from 'sharp'
import type { DesignReading } from '../design-reading.ts'
import { inspectUpload } from './inspect-upload.ts'

const quality = 80

/** Reads a review photo completely and makes its two pictures: upright, in WebP, without camera metadata. */
export async function readPhoto({
  file,
  contentType,
}: {
  readonly file: Uint8Array
  readonly contentType: string
}): Promise<DesignReading> {
  const inspected = inspectUpload(file, contentType)
  if (!inspected || 'source' in inspected) return { refusal: 'broken' }
  if ('problem' in inspected) return inspected
  const { width, height } = inspected
  try {
    const [preview, large] = await Promise.all([pictureOf(file, previewSidePx), pictureOf(file, largeSidePx)])
    return { found: { width, height, isVector: false }, preview, large }
  } catch {
    return { refusal: 'broken' }
  }
}

async function pictureOf(file: Uint8Array, sidePx: number): Promise<string> {
  const webp = await sharp(file, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
    .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
  return webp.toString('base64')
}
