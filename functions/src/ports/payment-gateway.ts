import type { GatewayFee } from '@teeshala/contract/payments/gateway/gateway-fee'
import type { ToldLink } from '@teeshala/contract/payments/gateway/payment-link'
import type { PaymentMethod } from '@teeshala/contract/payments/payment'

/**
 * A payment as the gateway knows it now. `refundedPaise` is what was refunded of it; one that is `released` was never captured and went
 * back by itself. `fee` is there once the gateway has told it.
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
  /** What it was made for in another currency, in the smallest unit of that; the amounts in paise are what that was worth. */
  readonly charged?: { readonly amount: number; readonly currency: string } | undefined
}

/** The gateway's side of one of our orders; `receipt` is our order's id. */
export type GatewayOrder = {
  readonly id: string
  readonly receipt: string
  readonly amountPaise: number
  readonly isPaid: boolean
}

/** A link of ours at the gateway, with the payments that have come by it. */
export type GatewayLink = ToldLink & { readonly paymentIds: readonly string[] }

/** What a link asks for; `reference` is the shop's name of it. */
export type LinkTerms = {
  readonly reference: string
  readonly amountPaise: number
  /** The least that may come first; without it all comes at once. */
  readonly firstPaise?: number | undefined
  readonly expiresAt: Date
  readonly description: string
  readonly customer: { readonly name: string; readonly email: string; readonly contact: string }
}

/** That a payment has changed. */
export type PaymentEvent = { readonly id: string; readonly kind: string; readonly payment: GatewayPayment }

/** A message of the gateway: that a payment has changed, or the link of this name, or both. */
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

/** A service that takes money online. Every call may be made again: none of them captures or refunds twice. */
export type OnlineGateway = {
  readonly keyId: string
  readonly scriptUrl: string
  readonly createOrder: (order: { receipt: string; amountPaise: number }) => Promise<GatewayOrder>
  readonly findOrder: (gatewayOrderId: string) => Promise<GatewayOrder | undefined>
  readonly paymentsOf: (gatewayOrderId: string) => Promise<readonly GatewayPayment[]>
  readonly findPayment: (paymentId: string) => Promise<GatewayPayment | undefined>
  /** Takes money that a bank has only reserved. */
  readonly capture: (payment: GatewayPayment) => Promise<GatewayPayment>
  /** Refunds the whole payment and returns the refund's id. */
  readonly refund: (paymentId: string) => Promise<string>
  /** Refunds a part of a payment and returns the refund's id. The same key never refunds twice. */
  readonly refundPart: (part: { paymentId: string; amountPaise: number; key: string }) => Promise<string>
  /** Returns the link of this name; undefined where none was made. */
  readonly findLink: (reference: string) => Promise<GatewayLink | undefined>
  /** Makes the link, or returns the one of this name. */
  readonly makeLink: (terms: LinkTerms) => Promise<GatewayLink>
  /** Ends a link as soon as the gateway lets it be ended, and returns it as it is now. */
  readonly endLink: (link: GatewayLink, reference: string) => Promise<GatewayLink>
  readonly isProven: (proof: PaymentProof) => boolean
  /** Reads a message by its raw bytes. Undefined for one that says nothing of a payment or link; INVALID_INPUT where the signature is not the gateway's. */
  readonly readEvent: (rawBody: Uint8Array, header: (name: string) => string | undefined) => GatewayEvent | undefined
}

/**
 * How the shop is paid. Without `online` every order waits until staff mark it paid; `methods` is what the checkout offers.
 */
export type Payments = {
  readonly methods: readonly PaymentMethod[]
  readonly online: OnlineGateway | undefined
}
