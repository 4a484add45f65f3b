import { newProgress } from '@teeshala/contract/payments/gateway/gateway-message'
import { AppError } from '../../errors/app-error.ts'
import { gatewayMessagesIn } from '../../firestore/collections.ts'
import { transact } from '../../firestore/transact.ts'
import { type Handler, ok } from '../../http/handler.ts'

/**
 * Stores a gateway message, authenticated by its signature, and responds; processing happens afterwards, see
 * docs/decisions/0065-webhook-inbox.md. A message that is stored already is not changed.
 */
export const takeWebhook: Handler<'takeWebhook'> = async ({ request }, deps) => {
  const { rawBody } = request as typeof request & { rawBody?: Buffer }
  const { online } = deps.payments
  if (!online || !rawBody) throw new AppError('INVALID_INPUT', 'The signature is not valid')
  const event = online.readEvent(rawBody, (name) => request.get(name))
  if (event) {
    const document = gatewayMessagesIn(deps.db).doc(event.id)
    await transact(deps, async (transaction) => {
      const known = await transaction.get(document)
      if (!known.exists) {
        const { id: _, ...told } = event
        transaction.create(document, { ...told, ...newProgress(deps.now()) })
      }
    })
  }
  return ok({ status: 'ok' })
}
