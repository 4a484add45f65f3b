import { OpenPaymentRequest, VerifyPaymentRequest } from '@teeshala/contract/payments/online-payment'
import { type Route, route } from '../http/route.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import { openPayment } from './open-payment.ts'
import { takeWebhook } from './take-webhook.ts'
import { verifyPayment } from './verify-payment.ts'

/** A guest pays with the order's secret token, so these are open; who may pay what is decided by the order. */
export const paymentRoutes: readonly Route[] = [
  route('get', '/api/payments/methods', { access: 'public' }, listPaymentMethods),
  route('post', '/api/payments/create', { access: 'anyone', body: OpenPaymentRequest }, openPayment),
  route('post', '/api/payments/verify', { access: 'anyone', body: VerifyPaymentRequest }, verifyPayment),
  route('post', '/api/payments/webhook', { access: 'public' }, takeWebhook),
]
