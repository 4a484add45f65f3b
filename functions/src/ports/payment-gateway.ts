import type { GatewayFee } from '@teeshala/contract/payments/gateway/gateway-fee'
import type { ToldLink } from '@teeshala/contract/payments/gateway/payment-link'
import type { PaymentMethod } from '@teeshala/contract/payments/payment'

/**
 * A payment as the gateway knows it now. `refundedPaise` was refunded of it; a `released` one was never captured and went
 * back automatically. `fee` is present once the gateway has reported it.
 */
export type GatewayPayment = {
  readonly id: string
  readonly gatewayOrderId: string | undefined
  readonly amountPaise: number
  readonly currency: string
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'released' | 'failed'
  readonly refundedPaise: number
  readonly method: string
  readonly fee?: GatewayFee | undefined
  /** The amount charged in a foreign currency, in its smallest unit; the amounts in paise are the converted value. */
  readonly charged?: { readonly amount: number; readonly currency: string } | undefined
}

/** The gateway's counterpart of one of our orders; `receipt` is our order's id. */
export type GatewayOrder = {
  readonly id: string
  readonly receipt: string
  readonly amountPaise: number
  readonly isPaid: boolean
}

/** A refund that the gateway has made of a payment, by whomever it was requested. */
export type GatewayRefund = { readonly id: string; readonly paymentId: string }

/** One of our links at the gateway, with the payments made through it. */
export type GatewayLink = ToldLink & { readonly paymentIds: readonly string[] }

/** The terms of a link; `reference` is the shop's name for it. */
export type LinkTerms = {
  readonly reference: string
  readonly amountPaise: number
  /** The minimum first payment; absent if the full amount must be paid at once. */
  readonly firstPaise?: number | undefined
  readonly expiresAt: Date
  readonly description: string
  readonly customer: { readonly name: string; readonly email: string; readonly contact: string }
}

/** A payment has changed. */
export type PaymentEvent = { readonly id: string; readonly kind: string; readonly payment: GatewayPayment }

/** A gateway message: a payment has changed, or the link of this name, or both. */
export type GatewayEvent = {
  readonly id: string
  readonly kind: string
  readonly payment?: GatewayPayment | undefined
  readonly link?: string | undefined
}

/** The three values by which the gateway's window proves a payment to the page. */
export type PaymentProof = {
  readonly gatewayOrderId: string
  readonly paymentId: string
  readonly signature: string
}

/** An online payment gateway. Every method can be repeated: none captures or refunds twice. */
export type OnlineGateway = {
  readonly keyId: string
  readonly scriptUrl: string
  readonly createOrder: (order: { receipt: string; amountPaise: number }) => Promise<GatewayOrder>
  readonly findOrder: (gatewayOrderId: string) => Promise<GatewayOrder | undefined>
  readonly paymentsOf: (gatewayOrderId: string) => Promise<readonly GatewayPayment[]>
  readonly findPayment: (paymentId: string) => Promise<GatewayPayment | undefined>
  /** Captures an authorised payment. */
  readonly capture: (payment: GatewayPayment) => Promise<GatewayPayment>
  /** Refunds the whole payment and returns the refund's id. */
  readonly refund: (paymentId: string) => Promise<string>
  /** Refunds a part of a payment and returns the refund's id. The same key never refunds twice. */
  readonly refundPart: (part: { paymentId: string; amountPaise: number; key: string }) => Promise<string>
  /** Returns the account's refunds since a time, also those of payments that are not ours. */
  readonly refundsSince: (from: Date) => Promise<readonly GatewayRefund[]>
  /** Returns the link of this name; undefined if there is none. */
  readonly findLink: (reference: string) => Promise<GatewayLink | undefined>
  /** Creates the link, or returns the existing one of this name. */
  readonly makeLink: (terms: LinkTerms) => Promise<GatewayLink>
  /** Ends a link as soon as the gateway allows it, and returns its present state. */
  readonly endLink: (link: GatewayLink, reference: string) => Promise<GatewayLink>
  readonly isProven: (proof: PaymentProof) => boolean
  /**
   * Reads a message from its raw bytes. Undefined if it concerns neither payment nor link; throws INVALID_INPUT if the signature is not the
   * gateway's.
   */
  readonly readEvent: (rawBody: Uint8Array, header: (name: string) => string | undefined) => GatewayEvent | undefined
}

/** The shop's payment configuration. Without `online` every order waits until staff mark it paid; `methods` are offered at checkout. */
export type Payments = {
  readonly methods: readonly PaymentMethod[]
  readonly online: OnlineGateway | undefined
}
