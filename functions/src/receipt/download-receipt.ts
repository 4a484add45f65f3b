import { streamed } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { findOrder } from '../orders/find-order.ts'
import { maySeeOrder } from '../orders/may-see-order.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { drawReceipt } from './draw-receipt.ts'

/** What was ordered and paid, as a PDF to save, for whoever may see the order. */
export async function downloadReceipt(
  { caller, params, query, response }: Call<'downloadReceipt'>,
  { db }: Deps,
): Promise<typeof streamed> {
  const order = await findOrder(params.id, (found) => maySeeOrder(found, caller, query.t), db)
  const pdf = await drawReceipt(order, await currentSettings(db))
  response.type('application/pdf').attachment(`${order._id}.pdf`).send(pdf)
  return streamed
}
