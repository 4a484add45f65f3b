import { filesOfStoredOrder } from '@teeshala/contract/designs/order-designs'
import { linkSecretHeader } from '@teeshala/contract/links/link-secret-address'
import { previewPath } from '@teeshala/contract/uploads/stored-file'
import type { StreamingHandler } from '../http/handler.ts'
import { sendPreview } from '../uploads/send-preview.ts'
import { visibleOrder } from './find-order.ts'

/**
 * Sends the preview of an order's design to those who may read the order. The path comes from the order document, never
 * from the URL. Other people's orders, unknown designs and missing previews are all 404.
 */
export const readDesignPreview: StreamingHandler<'readDesignPreview'> = async (call, deps) => {
  const { params, request, response } = call
  const order = await visibleOrder(call, deps.db)
  // The next user of this browser may be somebody else.
  response.vary(`Authorization, ${linkSecretHeader}`)
  return sendPreview(previewPath(filesOfStoredOrder(order)[params.number] ?? ''), { request, response }, deps)
}
