import { hasColoredPixels } from '@teeshala/contract/documents/picture-color'
import { factsOfPicture } from '@teeshala/contract/documents/picture-facts'
import { imageFacts, maxPixels } from '@teeshala/contract/uploads/image-bytes'
import sharp from 'sharp'
import type { DocumentReading } from '../document-reading.ts'

const sidePx = 1000

/** Reads the facts of a PNG or JPEG that is printed as a page. */
export async function readPicture(bytes: Uint8Array, contentType: string): Promise<DocumentReading> {
  const head = imageFacts(bytes)
  if (head?.type !== contentType) return { refusal: 'notWhatItSays' }
  const { widthPx: width = 0, heightPx: height = 0 } = head
  if (width * height > maxPixels) return { refusal: 'tooManyPixels' }
  try {
    const pixels = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
      .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer()
    return { facts: factsOfPicture({ width, height }, hasColoredPixels(pixels, 4)) }
  } catch {
    return { refusal: 'brokenPicture' }
  }
}
