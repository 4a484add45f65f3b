import { filesOfStoredOrder } from '@teeshala/contract/designs/order-designs'
import { linkSecretHeader } from '@teeshala/contract/links/link-secret-address'
import { previewPath } from '@teeshala/contract/uploads/stored-file'
import { AppError } from '../errors/app-error.ts'
import { streamed } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { findOrder } from './find-order.ts'
import { maySeeOrder } from './may-see-order.ts'

/** A preview never changes: its design is written once. So long a browser need not ask again. */
const browserSeconds = 3600

/**
 * Sends the preview of a design of an order to those who may read the order. The path comes from the order's own document, never
 * from the address. Another person's order, a design that the order does not have and one without a preview are all not there.
 */
export async function readDesignPreview(
  { caller, params, secret, request, response }: Call<'readDesignPreview'>,
  { db, files }: Deps,
): Promise<typeof streamed> {
  const order = await findOrder(params.id, (found) => maySeeOrder(found, caller, secret), db)
  const path = previewPath(filesOfStoredOrder(order)[params.number] ?? '')
  const file = path && (await files.describe(path))
  if (!file) throw new AppError('NOT_FOUND', 'There is no picture of this design yet.')
  // The next one at the same browser may be somebody else.
  response.vary(`Authorization, ${linkSecretHeader}`)
  response.set({ 'Cache-Control': `private, max-age=${browserSeconds}`, ETag: `"${file.generation}"` })
  if (request.fresh) response.status(304).end()
  else response.type('image/webp').send(Buffer.from(await files.whole(path)))
  return streamed
}
