import { routesOf } from '../http/route.ts'
import { cancelPaymentLink } from './links/cancel-payment-link.ts'
import { listPaymentLinks } from './links/list-payment-links.ts'
import { sendPaymentLink } from './links/send-payment-link.ts'
import { listPaymentMethods } from './list-payment-methods.ts'
import { takeWebhook } from './messages/take-webhook.ts'
import { openPayment } from './open-payment.ts'
import { listOverdue, sumOverdue } from './overdue/list-overdue.ts'
import { verifyPayment } from './verify-payment.ts'

export const paymentRoutes = routesOf({
  listPaymentMethods,
  openPayment,
  verifyPayment,
  takeWebhook,
  sendPaymentLink,
  cancelPaymentLink,
  listPaymentLinks,
  listOverdue,
  sumOverdue,
})
