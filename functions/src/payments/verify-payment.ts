import { AppError } from '../errors/app-error.ts'
import { type Handler, ok } from '../http/handler.ts'
import { orderAnswer } from '../orders/answers/order-answer.ts'
import { orderToPay } from './order-to-pay.ts'
import { recordPayment } from './record-payment.ts'
import { orderIdOf } from './source-of-payment.ts'

const notProven = 'The payment could not be confirmed. If money has left your account, it will show here shortly.'

/**
 * Records the payment that the gateway's window reported to the page. The signature proves that the report is genuine; what was
 * paid is fetched from the gateway, because the page could have opened its window for another order.
 */
export const verifyPayment: Handler<'verifyPayment'> = async ({ caller, body }, deps) => {
  await orderToPay(body, caller, deps.db)
  const { online } = deps.payments
  const gatewayOrderId = body.razorpay_order_id
  const paymentId = body.razorpay_payment_id
  if (!online?.isProven({ gatewayOrderId, paymentId, signature: body.razorpay_signature })) {
    throw new AppError('INVALID_INPUT', notProven)
  }
  if ((await orderIdOf(gatewayOrderId, deps)) !== body.orderId) throw new AppError('INVALID_INPUT', notProven)
  const payment = await online.findPayment(paymentId)
  if (payment?.gatewayOrderId !== gatewayOrderId) throw new AppError('INVALID_INPUT', notProven)
  const event = { id: `verified-${paymentId}-${payment.status}`, kind: 'verified', payment }
  await recordPayment(event, { orderId: body.orderId }, deps)
  return ok(orderAnswer(await orderToPay(body, caller, deps.db)))
}
