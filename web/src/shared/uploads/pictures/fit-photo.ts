import { codingsOf, isSeeThrough } from '@teeshala/contract/uploads/fit-picture'
import { headBytes, imageFacts, maxPixels } from '@teeshala/contract/uploads/image-bytes'
import { canvasOf, codedFile } from './canvas-file.ts'

/** The longer side of A3 at 200 dpi: more than a shirt shows. */
export const printLongestPx = 3300

/**
 * Returns a picture scaled down to the page's limit: cameras make larger files than any print needs, and customers have no
 * easy way to shrink them. A picture that fits, or cannot be shrunk, is returned unchanged.
 */
export async function fitPhoto(photo: File, maxBytes: number, longestPx = printLongestPx): Promise<File> {
  if (photo.size <= maxBytes) return photo
  const head = await photo
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => undefined)
  // The caller reports that it cannot be read.
  if (!head) return photo
  const { widthPx = 0, heightPx = 0 } = imageFacts(new Uint8Array(head)) ?? {}
  if (widthPx * heightPx > maxPixels) return photo
  const whole = await canvasOf(photo, longestPx)
  if (!whole) return photo
  const { width, height } = whole
  const pixels = photo.type === 'image/jpeg' ? undefined : whole.getContext('2d')?.getImageData(0, 0, width, height)
  const codings = codingsOf({
    type: photo.type,
    isSeeThrough: pixels !== undefined && isSeeThrough(pixels.data),
    longestPx: Math.max(width, height),
  })
  for (const coding of codings) {
    const canvas = coding.longestPx < Math.max(width, height) ? await canvasOf(photo, coding.longestPx) : whole
    const file = canvas && (await codedFile(canvas, photo.name, coding))
    if (!file) return photo
    if (file.size <= maxBytes) return file
  }
  return photo
}
