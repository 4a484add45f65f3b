import * as z from 'zod/mini'
import { Paise } from '../money.ts'
import { gatewayFeeField } from './gateway/gateway-fee.ts'
import { PartRefund } from './part-refunds.ts'

/** Why a payment is refunded: its order can no longer accept it, or staff returned it. */
const refundReasons = ['cancelled', 'returned', 'other_amount', 'already_paid'] as const
export const RefundReason = z.enum(refundReasons)
export type RefundReason = z.infer<typeof RefundReason>

/** The states of a payment. */
export const storedPaymentStatuses = ['failed', 'captured', 'refund_due', 'refunded', 'released'] as const

/**
 * The document payments/{id at the gateway}: one attempt to pay. `refund_due` is money that must be refunded but that the gateway has not refunded yet;
 * `released` is money that a bank had only reserved and freed again because it was never captured.
 */
export const StoredPayment = z.object({
  orderId: z.string(),
  gatewayOrderId: z.string(),
  /** The reference of the link used; absent for payments through the gateway's window. */
  link: z.optional(z.string()),
  amountPaise: z.int(),
  currency: z.string(),
  /** How it was paid, in the gateway's words (card, upi, wallet). No card details. */
  method: z.string(),
  status: z.enum(storedPaymentStatuses),
  reason: z.optional(RefundReason),
  /** Since when it must be refunded. */
  dueSince: z.optional(z.date()),
  /** Who decided on the refund, and what they told the customer. */
  decision: z.optional(z.object({ by: z.enum(['customer', 'staff', 'system']), note: z.optional(z.string()) })),
  refundId: z.optional(z.string()),
  /** The partial refunds by credit notes. */
  parts: z.optional(z.array(PartRefund)),
  /** Set while the gateway has not accepted one of these. */
  isPartDue: z.optional(z.literal(true)),
  /** How much of it has been refunded according to the gateway, while some is left. */
  toldBackPaise: z.optional(Paise),
  /** Whether it was paid in another currency; the amount is then what that was worth. */
  isConverted: z.optional(z.literal(true)),
  ...gatewayFeeField,
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredPayment = z.infer<typeof StoredPayment>

/**
 * The document gatewayOrders/{order id at the gateway}: whose money comes under it. `isOpen` until it is paid or has been
 * watched long enough; `askedAt` is when the gateway was last asked after it, `createdAt` when its window was last opened.
 */
export const StoredGatewayOrder = z.object({
  orderId: z.string(),
  amountPaise: z.int(),
  isOpen: z.boolean(),
  askedAt: z.date(),
  createdAt: z.date(),
})
export type StoredGatewayOrder = z.infer<typeof StoredGatewayOrder>

/** The document paymentEvents/{event id}: a gateway message that has been processed. */
export const StoredPaymentEvent = z.object({
  kind: z.string(),
  paymentId: z.string(),
  orderId: z.string(),
  receivedAt: z.date(),
})
export type StoredPaymentEvent = z.infer<typeof StoredPaymentEvent>
