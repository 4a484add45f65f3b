import { drawnGarment } from '@teeshala/contract/garment/garment-picture'
import { type StreamingHandler, streamed } from '../http/handler.ts'
import { garmentSvg } from './garment-svg.ts'

/** The URL fully determines the picture. */
const forEver = 'public, max-age=31536000, immutable'

/** Sends a garment as a picture that every mail program displays. It reveals nothing about an order. */
export const readGarmentPicture: StreamingHandler<'readGarmentPicture'> = async ({ params, response }) => {
  // Loaded lazily: it slows a cold start, and few calls need it.
  const { default: sharp } = await import('sharp')
  const png = await sharp(Buffer.from(garmentSvg(drawnGarment(params))))
    .png({ palette: true, quality: 90 })
    .toBuffer()
  response.set('Cache-Control', forEver).type('image/png').send(png)
  return streamed
}
