import { drawnGarment } from '@teeshala/contract/garment/garment-picture'
import { streamed } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { garmentSvg } from './garment-svg.ts'

/** The address says all that the picture shows. */
const forEver = 'public, max-age=31536000, immutable'

/** Sends a garment as a picture that every mail program shows. It tells nothing of an order. */
export async function readGarmentPicture({ params, response }: Call<'readGarmentPicture'>): Promise<typeof streamed> {
  // Loaded here, because it costs a cold start more than the calls that need it are worth.
  const { default: sharp } = await import('sharp')
  const png = await sharp(Buffer.from(garmentSvg(drawnGarment(params))))
    .png({ palette: true, quality: 90 })
    .toBuffer()
  response.set('Cache-Control', forEver).type('image/png').send(png)
  return streamed
}
