import * as z from 'zod/mini'
import type { CallShapes } from '../api/call-shape.ts'
import { AnyOrder } from '../orders/search/any-order.ts'
import { paging } from '../paging/paging.ts'
import { nextCursorHeader } from '../paging/paging-headers.ts'
import { OpenPaymentRequest, PaymentMethods, PaymentSession, VerifyPaymentRequest } from './gateway/online-payment.ts'
import { OverdueInvoice, OverdueSum } from './overdue/overdue-invoice.ts'

export const paymentCalls = {
  listPaymentMethods: { answer: PaymentMethods },
  openPayment: { body: OpenPaymentRequest, answer: PaymentSession, status: 201 },
  verifyPayment: { body: VerifyPaymentRequest, answer: AnyOrder },
  listOverdue: { query: paging(25), answer: z.array(OverdueInvoice), headers: [nextCursorHeader] },
  sumOverdue: { answer: OverdueSum },
  /** The body's shape is the gateway's; its signature covers the raw bytes. */
  takeWebhook: { answer: z.object({ status: z.literal('ok') }) },
} as const satisfies Partial<CallShapes>
