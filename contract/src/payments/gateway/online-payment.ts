import * as z from 'zod/mini'
import { OrderId } from '../../ids.ts'
import { PaymentMethod, UsedMethod } from '../payment.ts'

const Token = z.optional(z.string().check(z.maxLength(100)))
const GatewayId = z
  .string()
  .check(z.regex(/^(?!__.*__$)[A-Za-z0-9_]{1,64}$/, { error: 'Not an id of the payment service' }))

/** GET /api/payments/methods: the methods that this shop accepts now, in display order. */
export const PaymentMethods = z.object({ methods: z.array(PaymentMethod) })
export type PaymentMethods = z.infer<typeof PaymentMethods>

/** POST /api/payments/create; `t` is a guest's tracking token. Without `part` the whole unpaid amount is due. */
export const OpenPaymentRequest = z.object({ orderId: OrderId, t: Token, part: z.optional(z.literal('advance')) })
export type OpenPaymentRequest = z.infer<typeof OpenPaymentRequest>

/** What the gateway's checkout window needs; the amount is in paise and fixed at the gateway. */
export const PaymentSession = z.object({
  orderId: OrderId,
  scriptUrl: z.string(),
  keyId: z.string(),
  gatewayOrderId: z.string(),
  amountPaise: z.int(),
  currency: z.literal('INR'),
  shopName: z.string(),
  method: UsedMethod,
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
})
export type PaymentSession = z.infer<typeof PaymentSession>

/** POST /api/payments/verify: what the gateway's window passes to the page after a payment, with the gateway's field names. */
export const VerifyPaymentRequest = z.object({
  orderId: OrderId,
  t: Token,
  razorpay_order_id: GatewayId,
  razorpay_payment_id: GatewayId,
  razorpay_signature: z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'Not a signature' })),
})
export type VerifyPaymentRequest = z.infer<typeof VerifyPaymentRequest>
