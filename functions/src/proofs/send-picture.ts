import { linkSecretHeader } from '@teeshala/contract/links/link-secret-address'
import type { Response } from 'express'
import { streamed } from '../http/handler.ts'

/** These URLs are immutable, so a browser need not ask again for an hour. */
const browserSeconds = 3600

/** Sends a picture to which only readers of the order have access. */
export function sendPicture(webp: Uint8Array, response: Response): typeof streamed {
  // The next user of this browser may be somebody else.
  response.vary(`Authorization, ${linkSecretHeader}`)
  response.set({ 'Cache-Control': `private, max-age=${browserSeconds}` })
  response.type('image/webp').send(Buffer.from(webp))
  return streamed
}
