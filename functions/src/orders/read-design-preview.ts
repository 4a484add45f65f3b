import { filesOfStoredOrder } from '@teeshala/contract/designs/order-designs'
import { linkSecretHeader } from '@teeshala/contract/links/link-secret-address'
import { previewPath } from '@teeshala/contract/uploads/stored-file'
import type { streamed } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { sendPreview } from '../uploads/send-preview.ts'
import { findOrder } from './find-order.ts'
import { maySeeOrder } from './may-see-order.ts'

/**
 * Sends the preview of a design of an order to those who may read the order. The path comes from the order's own document, never
 * from the address. Another person's order, a design that the order does not have and one without a preview are all not there.
 */
export async function readDesignPreview(
  { caller, params, secret, request, response }: Call<'readDesignPreview'>,
  deps: Deps,
): Promise<typeof streamed> {
  const order = await findOrder(params.id, (found) => maySeeOrder(found, caller, secret), deps.db)
  // The next one at the same browser may be somebody else.
  response.vary(`Authorization, ${linkSecretHeader}`)
  return sendPreview(previewPath(filesOfStoredOrder(order)[params.number] ?? ''), { request, response }, deps)
}
