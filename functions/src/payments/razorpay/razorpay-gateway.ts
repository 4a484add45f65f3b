import { isSignedBy } from '../../crypto/signatures.ts'
import type { GatewayPayment, GatewayRefund, OnlineGateway } from '../../ports/payment-gateway.ts'
import { type AskRazorpay, askRazorpay, RazorpayRefusal, type RazorpaySettings } from './razorpay-api.ts'
import {
  AccountRefundList,
  OrderEntity,
  orderOf,
  PaymentEntity,
  PaymentList,
  paymentOf,
  RefundEntity,
  RefundList,
} from './razorpay-entities.ts'
import { readRazorpayEvent } from './razorpay-event.ts'
import { razorpayLinks } from './razorpay-links.ts'

/** The most that Razorpay lists at once, and the most pages read of a list: more than a shop refunds while nobody looks. */
const pageSize = 100
const mostPages = 50

/** The Razorpay adapter: Orders, Payments, Refunds and Payment Links API, Checkout in the browser, webhooks. */
export function razorpayGateway(settings: RazorpaySettings): OnlineGateway {
  const ask: AskRazorpay = (path, entity, options) => askRazorpay(settings, path, entity, options)

  const refundsOf = async (id: string) => (await ask(`/payments/${id}/refunds?count=100`, RefundList)).items

  const findPayment = (id: string) => orNothing(async () => paymentOf(await ask(`/payments/${id}`, PaymentEntity)))

  return {
    keyId: settings.keyId,
    scriptUrl: settings.scriptUrl,

    createOrder: async ({ receipt, amountPaise }) => {
      const body = { amount: amountPaise, currency: 'INR', receipt, payment_capture: true, notes: { order: receipt } }
      return orderOf(await ask('/orders', OrderEntity, { method: 'POST', body }))
    },

    findOrder: (id) => orNothing(async () => orderOf(await ask(`/orders/${id}`, OrderEntity))),

    paymentsOf: async (id) => {
      const { items } = await ask(`/orders/${id}/payments`, PaymentList)
      return items.map(paymentOf)
    },

    findPayment,

    capture: async (payment) => {
      if (payment.status !== 'authorized') return payment
      // Capture uses the currency that the bank authorised.
      const body = payment.charged ?? { amount: payment.amountPaise, currency: payment.currency }
      try {
        return paymentOf(await ask(`/payments/${payment.id}/capture`, PaymentEntity, { method: 'POST', body }))
      } catch (error) {
        // It may have been captured meanwhile, by somebody else or by Razorpay.
        const now = await findPayment(payment.id)
        if (now && now.status !== 'authorized') return now
        throw error
      }
    },

    refund: async (id) => {
      try {
        const headers = { 'x-refund-idempotency': `refund-${id}` }
        // Without an amount the whole payment is refunded, whatever its currency.
        return (await ask(`/payments/${id}/refund`, RefundEntity, { method: 'POST', body: {}, headers })).id
      } catch (error) {
        if (!(error instanceof RazorpayRefusal)) throw error
        const entity = await ask(`/payments/${id}`, PaymentEntity)
        const { amount, amount_refunded } = entity
        if (isRefunded(paymentOf(entity))) return (await refundsOf(id))[0]?.id ?? ''
        if (!amount_refunded) throw error
        // Of a payment that was refunded in part, only the rest can go back, and it has to be named.
        const body = { amount: amount - amount_refunded }
        const headers = { 'x-refund-idempotency': `refund-${id}-after-${amount_refunded}` }
        return (await ask(`/payments/${id}/refund`, RefundEntity, { method: 'POST', body, headers })).id
      }
    },

    refundPart: async ({ paymentId, amountPaise, key }) => {
      // Razorpay forgets idempotency keys after a while, but lists all refunds.
      const made = (await refundsOf(paymentId)).find(({ receipt, status }) => receipt === key && status !== 'failed')
      if (made) return made.id
      const headers = { 'x-refund-idempotency': `part-${key}` }
      const body = { amount: amountPaise, receipt: key }
      try {
        return (await ask(`/payments/${paymentId}/refund`, RefundEntity, { method: 'POST', body, headers })).id
      } catch (error) {
        // A full refund made meanwhile includes this part.
        if (!(error instanceof RazorpayRefusal) || !isRefunded(await findPayment(paymentId))) throw error
        return (await refundsOf(paymentId))[0]?.id ?? ''
      }
    },

    refundsSince: async (from) => {
      const refunds: GatewayRefund[] = []
      for (let page = 0; page < mostPages; page++) {
        const query = new URLSearchParams({
          from: String(Math.floor(from.getTime() / 1000)),
          count: String(pageSize),
          skip: String(page * pageSize),
        })
        const { items } = await ask(`/refunds?${query}`, AccountRefundList)
        refunds.push(...items.map(({ id, payment_id }) => ({ id, paymentId: payment_id })))
        if (items.length < pageSize) break
      }
      return refunds
    },

    ...razorpayLinks(ask),

    isProven: ({ gatewayOrderId, paymentId, signature }) =>
      isSignedBy(settings.keySecret, `${gatewayOrderId}|${paymentId}`, signature),

    readEvent: (rawBody, header) => readRazorpayEvent(settings.webhookSecret, rawBody, header),
  }
}

const isRefunded = (payment: GatewayPayment | undefined) =>
  payment !== undefined && (payment.status === 'refunded' || payment.refundedPaise >= payment.amountPaise)

/** Returns undefined if Razorpay does not know the entity: a 400 or 404. */
async function orNothing<T>(find: () => Promise<T>): Promise<T | undefined> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof RazorpayRefusal && (error.gatewayStatus === 400 || error.gatewayStatus === 404))
      return undefined
    throw error
  }
}
