import { type Route, route } from '../http/route.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import { openPayment } from './open-payment.ts'
import { takeWebhook } from './take-webhook.ts'
import { verifyPayment } from './verify-payment.ts'

export const paymentRoutes: readonly Route[] = [
  route('listPaymentMethods', listPaymentMethods),
  route('openPayment', openPayment),
  route('verifyPayment', verifyPayment),
  route('takeWebhook', takeWebhook),
]
