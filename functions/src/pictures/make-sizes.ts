import { type PictureFormat, pictureFormats, pictureWidths } from '@teeshala/contract/uploads/catalogue-picture'
import { maxPixels } from '@teeshala/contract/uploads/image-bytes'

/** The shop shows all pictures in a 4:5 frame. */
const frameHeight = (width: number) => Math.round((width * 5) / 4)
const timeoutSeconds = 40
const encodings = {
  avif: { quality: 52, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 4 },
} as const

export type SizedPicture = { readonly widthPx: number; readonly format: PictureFormat; readonly bytes: Uint8Array }

/**
 * Returns a catalogue picture in the sizes that the shop shows: upright, without camera metadata, large enough to fill the
 * frame and never enlarged. Undefined if the file is not a picture, or takes too long.
 */
export async function makeSizes(bytes: Uint8Array): Promise<readonly SizedPicture[] | undefined> {
  // Loaded lazily: it dominates the trigger's cold start.
  const { default: sharp } = await import('sharp')
  const made: SizedPicture[] = []
  try {
    for (const widthPx of pictureWidths) {
      const fitted = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
        .timeout({ seconds: timeoutSeconds })
        .resize({ width: widthPx, height: frameHeight(widthPx), fit: 'outside', withoutEnlargement: true })
      for (const format of pictureFormats) {
        made.push({ widthPx, format, bytes: await fitted.clone().toFormat(format, encodings[format]).toBuffer() })
      }
    }
  } catch {
    return undefined
  }
  return made
}
