import { type PictureFormat, pictureFormats, pictureWidths } from '@teeshala/contract/uploads/catalogue-picture'
import { maxPixels } from '@teeshala/contract/uploads/image-bytes'

/** The frame in which the shop shows all pictures is 4 wide and 5 high. */
const frameHeight = (width: number) => Math.round((width * 5) / 4)
const timeoutSeconds = 40
const encodings = {
  avif: { quality: 52, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 4 },
} as const

export type SizedPicture = { readonly widthPx: number; readonly format: PictureFormat; readonly bytes: Uint8Array }

/**
 * A picture of the catalogue in the sizes that the shop shows: upright, without what its camera has noted, large enough to fill the
 * shop's frame and never larger than it was. Undefined where the file is no picture, or takes too long.
 */
export async function makeSizes(bytes: Uint8Array): Promise<readonly SizedPicture[] | undefined> {
  // Loaded here, because it costs a cold start more than everything else of the trigger.
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
