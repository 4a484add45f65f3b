import { withoutPlainGround } from '@teeshala/contract/garment/plain-ground'
import { canvasOf, codedFile } from './canvas-file.ts'
import { printLongestPx } from './fit-photo.ts'

/** Returns a picture with its plain background made transparent, as PNG; undefined if it has none, or cannot be read. */
export async function clearGround(picture: File): Promise<File | undefined> {
  const canvas = await canvasOf(picture, printLongestPx)
  const context = canvas?.getContext('2d', { willReadFrequently: true })
  if (!canvas || !context) return undefined
  const { width, height } = canvas
  const cleared = withoutPlainGround(context.getImageData(0, 0, width, height))
  if (!cleared) return undefined
  context.putImageData(new ImageData(cleared, width, height), 0, 0)
  return codedFile(canvas, picture.name, { type: 'image/png' })
}
