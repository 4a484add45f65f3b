import { linkSecretHeader } from '@teeshala/contract/links/link-secret-address'
import type { Response } from 'express'
import { streamed } from '../http/answer.ts'

/** What is at such an address never changes, so a browser need not ask again for an hour. */
const browserSeconds = 3600

/** Sends a picture that only those may see who may read its order. */
export function sendPicture(webp: Uint8Array, response: Response): typeof streamed {
  // The next one at the same browser may be somebody else.
  response.vary(`Authorization, ${linkSecretHeader}`)
  response.set({ 'Cache-Control': `private, max-age=${browserSeconds}` })
  response.type('image/webp').send(Buffer.from(webp))
  return streamed
}
