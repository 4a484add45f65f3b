import type { StoredBulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { StoredOrder } from '@teeshala/contract/orders/order'
import { filesOfOrder } from '@teeshala/contract/orders/order-designs'
import { previewPath } from '@teeshala/contract/uploads/stored-file'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import { keptOrUndefined } from '../firestore/stored.ts'
import { streamed } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { maySeeOrder } from '../orders/may-see-order.ts'
import { orderNotFound } from '../orders/order-not-found.ts'

type Asked = Call<'readOrderPreview' | 'readBulkPreview'>

/** A preview never changes: its design is written once. So long a browser need not ask again. */
const browserSeconds = 3600

/** The small picture of a design of a single order or a checkout, for whoever may read the order. */
export const readOrderPreview = (call: Asked, deps: Deps) => readPreview<StoredOrder>('orders', call, deps)

/** The same of a bulk order. */
export const readBulkPreview = (call: Asked, deps: Deps) => readPreview<StoredBulkOrder>('bulkOrders', call, deps)

/**
 * The path comes from the order's own document, never from the address. Another person's order, a design that the order does not
 * have and one without a preview are all not there.
 */
async function readPreview<T extends StoredOrder | StoredBulkOrder>(
  collection: 'orders' | 'bulkOrders',
  { caller, params, query, request, response }: Asked,
  { db, files }: Deps,
): Promise<typeof streamed> {
  const order = keptOrUndefined<T>(await db.doc(`${collection}/${params.id}`).get())
  if (!order || !maySeeOrder(order, caller, query.t)) throw orderNotFound()
  const path = previewPath(filesOfOrder(order)[params.number] ?? '')
  const file = path && (await files.describe(path))
  if (!file) throw new AppError('NOT_FOUND', 'There is no picture of this design yet.')
  // The next one at the same browser may be somebody else.
  response.vary('Authorization')
  response.set({ 'Cache-Control': `private, max-age=${browserSeconds}`, ETag: `"${file.generation}"` })
  if (request.fresh) response.status(304).end()
  else response.type('image/webp').send(Buffer.from(await files.whole(path)))
  return streamed
}
