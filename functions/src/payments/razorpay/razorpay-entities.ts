import type { GatewayFee } from '@teeshala/contract/payments/gateway/gateway-fee'
import * as z from 'zod/mini'
import type { GatewayLink, GatewayOrder, GatewayPayment } from '../../ports/payment-gateway.ts'

/** Razorpay's ids are used as document ids, so their format is checked; `__x__` would be a reserved one. */
const Id = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_]{1,64}$/))

/** The fields of Razorpay's order entity that the shop uses. */
export const OrderEntity = z.object({
  id: Id,
  amount: z.int(),
  currency: z.string(),
  receipt: z.nullish(z.string()),
  status: z.string(),
})
export type OrderEntity = z.infer<typeof OrderEntity>

/** An unexpected fee format must not prevent the payment from being counted. */
const Kept = z.catch(z.nullish(z.int().check(z.gte(0))), null)

/** The fields of Razorpay's payment entity that the shop uses; card details are never read. */
export const PaymentEntity = z.object({
  id: Id,
  order_id: z.nullish(Id),
  amount: z.int(),
  currency: z.string(),
  /** The value of a foreign-currency payment (PayPal converts) in the account's currency. */
  base_amount: z.nullish(z.int()),
  base_currency: z.nullish(z.string()),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z.nullish(z.int()),
  method: z.nullish(z.string()),
  /** False if it was refunded automatically because nobody captured it. */
  captured: z.nullish(z.boolean()),
  /** Razorpay's fee including GST, and that GST. */
  fee: Kept,
  tax: Kept,
})
export type PaymentEntity = z.infer<typeof PaymentEntity>

/** The payments of an order. */
export const PaymentList = z.object({ items: z.array(PaymentEntity) })

/** A refund, of which the shop stores only the id; `receipt` is the shop's own key for a partial refund. */
export const RefundEntity = z.object({ id: Id, receipt: z.nullish(z.string()), status: z.nullish(z.string()) })

/** The refunds of a payment. */
export const RefundList = z.object({ items: z.array(RefundEntity) })

/** The refunds of the account. */
export const AccountRefundList = z.object({ items: z.array(z.object({ id: Id, payment_id: Id })) })

/** A payment link; personal data is not read. */
export const LinkEntity = z.object({
  id: Id,
  reference_id: z.nullish(z.string()),
  status: z.enum(['created', 'partially_paid', 'paid', 'expired', 'cancelled']),
  amount_paid: z.nullish(z.int()),
  short_url: z.string(),
  /** In seconds; 0 or null if it never expires. */
  expire_by: z.nullish(z.int()),
  payments: z.nullish(z.array(z.object({ payment_id: Id }))),
})
export type LinkEntity = z.infer<typeof LinkEntity>

/** The links with one reference: none or one. */
export const LinkList = z.object({ payment_links: z.nullish(z.array(LinkEntity)) })

const linkStateOf = { created: 'open', partially_paid: 'partly_paid' } as const

/** Returns a link in the shop's terms. */
export function linkOf({ id, status, amount_paid, short_url, payments }: LinkEntity): GatewayLink {
  return {
    id,
    url: short_url,
    state: status === 'created' || status === 'partially_paid' ? linkStateOf[status] : status,
    paidPaise: amount_paid ?? 0,
    paymentIds: payments?.map(({ payment_id }) => payment_id) ?? [],
  }
}

/** Returns an order in the shop's terms; Razorpay uses paise, too. */
export function orderOf({ id, receipt, amount, status }: OrderEntity): GatewayOrder {
  return { id, receipt: receipt ?? '', amountPaise: amount, isPaid: status === 'paid' }
}

/** Returns a payment in the shop's terms, in paise; foreign currency by its converted amount. */
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

/** Razorpay automatically refunds only payments that were never captured. */
const isReleased = ({ status, captured }: PaymentEntity) => status === 'refunded' && captured === false

/** The fee of a foreign-currency payment may not be in rupees. */
function feeOf({ currency, fee, tax }: PaymentEntity): { fee?: GatewayFee } {
  return currency === 'INR' && fee ? { fee: { feePaise: fee, gstPaise: tax ?? 0 } } : {}
}
