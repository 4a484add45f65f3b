import { AppError } from '../errors/app-error.ts'
import { ok } from '../http/answer.ts'
import type { Call, Reply } from '../http/route.ts'
import type { Deps } from '../ports/deps.ts'
import { orderIdOf } from './reconcile-payments.ts'
import { recordPayment } from './record-payment.ts'

/** Records an event of the gateway, whose signature proves its sender. An event of an order that is not ours is accepted and ignored. */
export async function takeWebhook({ request, log }: Call<'takeWebhook'>, deps: Deps): Reply<'takeWebhook'> {
  const { rawBody } = request as typeof request & { rawBody?: Buffer }
  const { online } = deps.payments
  if (!online || !rawBody) throw new AppError('INVALID_INPUT', 'The signature is not valid')
  const event = online.readEvent(rawBody, (name) => request.get(name))
  const { gatewayOrderId } = event?.payment ?? {}
  const orderId = gatewayOrderId && (await orderIdOf(gatewayOrderId, deps))
  if (event && orderId) {
    log.info({ event: event.kind, payment: event.payment.id, order: orderId }, 'the gateway sent an event of a payment')
    await recordPayment(event, orderId, deps)
  }
  return ok({ status: 'ok' })
}
