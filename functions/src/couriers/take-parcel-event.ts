import { newProgress } from '@teeshala/contract/payments/gateway/gateway-message'
import { AppError } from '../errors/app-error.ts'
import { courierMessagesIn } from '../firestore/collections.ts'
import { transact } from '../firestore/transact.ts'
import { type Handler, ok } from '../http/handler.ts'

/**
 * Stores a courier event, authenticated by its key, and responds; processing happens afterwards, as for payment gateway webhooks
 * (docs/decisions/0065-webhook-inbox.md). Events that do not affect an order are logged and not stored.
 */
export const takeParcelEvent: Handler<'takeParcelEvent'> = async ({ request }, deps) => {
  const { couriers, db, log, now } = deps
  if (!couriers) throw new AppError('UNAUTHENTICATED', 'The key is not the one that was agreed on')
  const event = couriers.readEvent(request.body, (name) => request.get(name))
  if (!event?.kind) {
    log.info({ awb: event?.awb, status: event?.status }, 'a courier told what changes no order')
    return ok({ status: 'ok' })
  }
  const { key, awb, kind } = event
  const document = courierMessagesIn(db).doc(key)
  await transact(deps, async (transaction) => {
    const known = await transaction.get(document)
    if (!known.exists) transaction.create(document, { awb, kind, ...newProgress(now()) })
  })
  return ok({ status: 'ok' })
}
