import type { GatewayFee } from '@teeshala/contract/payments/gateway/gateway-fee'
import * as z from 'zod/mini'
import type { GatewayLink, GatewayOrder, GatewayPayment } from '../../ports/payment-gateway.ts'

/** Razorpay's ids become ids of documents, so they are held to what they look like; `__x__` would be a reserved one. */
const Id = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_]{1,64}$/))

/** The parts of Razorpay's order entity that the shop reads. */
export const OrderEntity = z.object({
  id: Id,
  amount: z.int(),
  currency: z.string(),
  receipt: z.nullish(z.string()),
  status: z.string(),
})
export type OrderEntity = z.infer<typeof OrderEntity>

/** A fee in words that nobody expects must not keep the money from being counted. */
const Kept = z.catch(z.nullish(z.int().check(z.gte(0))), null)

/** The parts of Razorpay's payment entity that the shop reads; what it says of the card is never looked at. */
export const PaymentEntity = z.object({
  id: Id,
  order_id: z.nullish(Id),
  amount: z.int(),
  currency: z.string(),
  /** The worth in the account's currency of a payment that was made in another (PayPal converts). */
  base_amount: z.nullish(z.int()),
  base_currency: z.nullish(z.string()),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z.nullish(z.int()),
  method: z.nullish(z.string()),
  /** False of money that went back by itself, as nobody had captured it. */
  captured: z.nullish(z.boolean()),
  /** What Razorpay keeps of it, the GST included, and that GST. */
  fee: Kept,
  tax: Kept,
})
export type PaymentEntity = z.infer<typeof PaymentEntity>

/** The payments that were made for an order. */
export const PaymentList = z.object({ items: z.array(PaymentEntity) })

/** A refund, of which the shop keeps only the id; `receipt` is the shop's own key of a part. */
export const RefundEntity = z.object({ id: Id, receipt: z.nullish(z.string()), status: z.nullish(z.string()) })

/** The refunds of a payment. */
export const RefundList = z.object({ items: z.array(RefundEntity) })

/** A payment link, of which the shop reads no person. */
export const LinkEntity = z.object({
  id: Id,
  reference_id: z.nullish(z.string()),
  status: z.enum(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
  amount_paid: z.nullish(z.int()),
  short_url: z.string(),
  /** In seconds; 0 or null where it never ends. */
  expire_by: z.nullish(z.int()),
  payments: z.nullish(z.array(z.object({ payment_id: Id }))),
})
export type LinkEntity = z.infer<typeof LinkEntity>

/** The links of one reference: one or none. */
export const LinkList = z.object({ payment_links: z.nullish(z.array(LinkEntity)) })

const linkStateOf = { created: 'open', partially_paid: 'partly_paid' } as const

/** Returns a link as the shop sees it. */
export function linkOf({ id, status, amount_paid, short_url, payments }: LinkEntity): GatewayLink {
  return {
    id,
    url: short_url,
    state: status === 'created' || status === 'partially_paid' ? linkStateOf[status] : status,
    paidPaise: amount_paid ?? 0,
    paymentIds: payments?.map(({ payment_id }) => payment_id) ?? [],
  }
}

/** Returns an order as the shop sees it; Razorpay counts in paise, too. */
export function orderOf({ id, receipt, amount, status }: OrderEntity): GatewayOrder {
  return { id, receipt: receipt ?? '', amountPaise: amount, isPaid: status === 'paid' }
}

/** Returns a payment as the shop sees it, in paise; one in another currency by its converted amount. */
export function paymentOf(entity: PaymentEntity): GatewayPayment {
  const { amount, currency, base_amount, base_currency, amount_refunded } = entity
  const isConverted = currency !== 'INR' && base_currency === 'INR' && typeof base_amount === 'number' && amount > 0
  const worthPaise = (part: number) => (isConverted ? Math.round((part * base_amount) / amount) : part)
  return {
    id: entity.id,
    gatewayOrderId: entity.order_id ?? undefined,
    amountPaise: worthPaise(amount),
    currency: isConverted ? 'INR' : currency,
    status: isReleased(entity) ? 'released' : entity.status,
    refundedPaise: worthPaise(amount_refunded ?? 0),
    method: entity.method ?? '',
    ...feeOf(entity),
    ...(isConverted && { charged: { amount, currency } }),
  }
}

/** Razorpay refunds by itself only what was never captured. */
const isReleased = ({ status, captured }: PaymentEntity) => status === 'refunded' && captured === false

/** The fee of a payment in another currency is not known to be in rupees. */
function feeOf({ currency, fee, tax }: PaymentEntity): { fee?: GatewayFee } {
  return currency === 'INR' && fee ? { fee: { feePaise: fee, gstPaise: tax ?? 0 } } : {}
}
