import { type Route, route } from '../http/route.ts'
import { cancelPaymentLink } from './links/cancel-payment-link.ts'
import { listPaymentLinks } from './links/list-payment-links.ts'
import { sendPaymentLink } from './links/send-payment-link.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import { takeWebhook } from './messages/take-webhook.ts'
import { openPayment } from './open-payment.ts'
import { listOverdue, sumOverdue } from './overdue/list-overdue.ts'
import { verifyPayment } from './verify-payment.ts'

export const paymentRoutes: readonly Route[] = [
  route('listPaymentMethods', listPaymentMethods),
  route('openPayment', openPayment),
  route('verifyPayment', verifyPayment),
  route('takeWebhook', takeWebhook),
  route('sendPaymentLink', sendPaymentLink),
  route('cancelPaymentLink', cancelPaymentLink),
  route('listPaymentLinks', listPaymentLinks),
  route('listOverdue', listOverdue),
  route('sumOverdue', sumOverdue),
]
