import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { AnyOrder } from '../orders/search/any-order.ts'
import { OpenPaymentRequest, PaymentMethods, PaymentSession, VerifyPaymentRequest } from './online-payment.ts'

export const paymentCalls = {
  listPaymentMethods: { answer: PaymentMethods },
  openPayment: { body: OpenPaymentRequest, answer: PaymentSession, status: 201 },
  verifyPayment: { body: VerifyPaymentRequest, answer: AnyOrder },
  /** The body is the gateway's; its signature is over the bytes. */
  takeWebhook: { answer: z.object({ status: z.literal('ok') }) },
} as const satisfies Partial<CallShapes>
