import * as z from 'zod/mini'
import { Paise } from '../money.ts'
import { gatewayFeeField } from './gateway/gateway-fee.ts'
import { PartRefund } from './part-refunds.ts'

/** Why a payment goes back: its order takes it no longer, or staff have returned it. */
const refundReasons = ['cancelled', 'returned', 'other_amount', 'already_paid'] as const
export const RefundReason = z.enum(refundReasons)
export type RefundReason = z.infer<typeof RefundReason>

/** What can become of a payment. */
export const storedPaymentStatuses = ['failed', 'captured', 'refund_due', 'refunded', 'released'] as const

/**
 * The document payments/{id at the gateway}: one attempt to pay. `refund_due` is money that must go back and has not been
 * taken back by the gateway yet; `released` is money that a bank had reserved and that went back by itself, as it was never captured.
 */
export const StoredPayment = z.object({
  orderId: z.string(),
  gatewayOrderId: z.string(),
  /** The name of the link by which it came; absent of what came through the gateway's window. */
  link: z.optional(z.string()),
  amountPaise: z.int(),
  currency: z.string(),
  /** How it was paid, in the gateway's words (card, upi, wallet); nothing of the card itself. */
  method: z.string(),
  status: z.enum(storedPaymentStatuses),
  reason: z.optional(RefundReason),
  /** Since when it must go back. */
  dueSince: z.optional(z.date()),
  /** Who decided that it goes back, and what they told the customer. */
  decision: z.optional(z.object({ by: z.enum(['customer', 'staff', 'system']), note: z.optional(z.string()) })),
  refundId: z.optional(z.string()),
  /** What of it goes back by credit notes about parts of its order. */
  parts: z.optional(z.array(PartRefund)),
  /** While the gateway has not taken one of these. */
  isPartDue: z.optional(z.literal(true)),
  /** What of it went back, as the gateway tells it, while some is left. */
  toldBackPaise: z.optional(Paise),
  /** Whether it came in another currency, and its amount is what that was worth. */
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

/** The document paymentEvents/{event id}: a message of the gateway that has been taken in. */
export const StoredPaymentEvent = z.object({
  kind: z.string(),
  paymentId: z.string(),
  orderId: z.string(),
  receivedAt: z.date(),
})
export type StoredPaymentEvent = z.infer<typeof StoredPaymentEvent>
