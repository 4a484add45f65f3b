import * as z from 'zod/mini'
import { OrderId } from '../../ids.ts'
import { Paise, Rupees, toPaise, toRupees } from '../../money.ts'
import { isOrderId } from '../../order-id-form.ts'
import type { OrderKind } from '../../orders/order-kind.ts'
import type { OrderStatus } from '../../orders/order-status.ts'
import { isWorkshop } from '../../orders/status-words.ts'
import { formatAmount } from '../../rupee-format.ts'
import { type AskedByLink, linkTerms } from '../asked-by-link.ts'
import { openPaise, type PaymentStatus } from '../payment.ts'

/** The states of a link: being created, open, partly paid, or ended. */
const linkStates = ['making', 'open', 'partly_paid', 'paid', 'expired', 'cancelled'] as const
export type LinkState = (typeof linkStates)[number]

/** The gateway's minimum amount in rupees, for a part too. */
const leastRupees = 1
export const linkDays = [1, 3, 7, 14, 30] as const

/** POST /api/admin/order/{id}/payment-link: staff request payment by a link. */
export const SendPaymentLinkRequest = z
  .object({
    amount: Rupees.check(z.gte(leastRupees, { error: 'At least ₹1' })),
    /** The smallest first payment if it can be paid in parts; absent if it must be paid in full at once. */
    first: z.optional(Rupees.check(z.gte(leastRupees, { error: 'At least ₹1' }))),
    /** The number of days for which it can be paid. */
    days: z.union(linkDays.map((days) => z.literal(days))),
  })
  .check(
    z.refine(({ amount, first }) => first === undefined || first < amount, {
      error: 'Less than all of it',
      path: ['first'],
    }),
  )
export type SendPaymentLinkRequest = z.infer<typeof SendPaymentLinkRequest>

/** The document paymentLinks/{reference}: a gateway link by which an order can be paid. */
export const StoredPaymentLink = z.object({
  ...linkTerms,
  orderId: z.string(),
  /** The gateway's id of it; absent while it is being created. */
  id: z.optional(z.string()),
  paidPaise: Paise,
  state: z.enum(linkStates),
  /** Whether the shop no longer wants money through it, so that the gateway is asked to cancel it. */
  isUnwanted: z.optional(z.boolean()),
  /** True until it is paid, or has been watched long enough after its end. */
  isOpen: z.boolean(),
  /** When the gateway was last polled about it. */
  askedAt: z.date(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredPaymentLink = z.infer<typeof StoredPaymentLink>

/** GET /api/admin/order/{id}/payment-links: a payment link as staff see it; amounts in rupees. */
export const OrderPaymentLink = z.object({
  _id: z.string(),
  orderId: OrderId,
  url: z.optional(z.string()),
  amount: z.number(),
  first: z.optional(z.number()),
  paid: z.number(),
  state: z.enum(linkStates),
  /** Whether the shop no longer wants money through it, even if the gateway has not cancelled it yet. */
  isUnwanted: z.boolean(),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})
export type OrderPaymentLink = z.infer<typeof OrderPaymentLink>

/** Returns the shop's reference for the n-th link of an order. The gateway refuses a reference used before. */
export function linkReference(orderId: string, number: number): string {
  return `${orderId}-${number}`
}

/** Returns the id of the order in a link's reference; undefined if it is not such a reference. */
export function orderOfReference(reference: string): string | undefined {
  const [, orderId = ''] = /^(\w{12})-\d{1,6}$/.exec(reference) ?? []
  return isOrderId(orderId) ? orderId : undefined
}

type Asked = {
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly payment: { readonly status: PaymentStatus; readonly duePaise: number; readonly paidPaise: number }
}

/** Returns the most that a link can ask for, in paise: everything unpaid, for cash orders too. */
export function maxLinkPaise(order: Asked): number {
  return openPaise(order)
}

/** Returns why an order cannot be asked for this amount, under the field that is wrong; undefined if it can. */
export function linkRefusal(
  order: Asked,
  { amount, first }: Pick<SendPaymentLinkRequest, 'amount' | 'first'>,
): { readonly amount: string } | { readonly first: string } | undefined {
  const open = openPaise(order)
  if (toPaise(amount) > open) return { amount: `Only ${formatAmount(toRupees(open))} is still to be paid` }
  const isWhole = toPaise(amount) === open
  if (isWorkshop(order.kind)) return undefined
  if (!isWhole) return { amount: 'This order is paid at once: only bulk and print orders are paid in parts' }
  return first === undefined ? undefined : { first: 'This order is paid at once' }
}

/**
 * Returns whether an order accepts this amount through one of its links: up to the unpaid amount for bulk and print orders, exactly that amount for
 * others.
 */
export function acceptsLinkPayment(order: Asked, amountPaise: number): boolean {
  const open = openPaise(order)
  return amountPaise > 0 && (isWorkshop(order.kind) ? amountPaise <= open : amountPaise === open)
}

/** Returns an order's active link after a payment through the link with this reference. */
export function linkAfterPart(
  link: AskedByLink | undefined,
  reference: string | undefined,
  amountPaise: number,
): AskedByLink | undefined {
  if (!link || link.reference !== reference) return link
  return { ...link, openPaise: Math.max(0, link.openPaise - amountPaise) }
}

/** Returns what to do with an order's link after the order changed: keep it, drop it as done, or cancel it because it asks for more than is unpaid. */
export function linkNow(
  order: Asked & { readonly payment: { readonly link?: AskedByLink | undefined } },
): 'kept' | 'done' | 'unwanted' {
  const { link } = order.payment
  if (!link) return 'kept'
  if (link.openPaise === 0) return 'done'
  return link.openPaise > openPaise(order) ? 'unwanted' : 'kept'
}

/** A link as the gateway reports it. */
export type ToldLink = {
  readonly id: string
  readonly url: string
  readonly state: Exclude<LinkState, 'making'>
  readonly paidPaise: number
}

const ends: readonly LinkState[] = ['paid', 'expired', 'cancelled']

/** Returns whether nobody can pay by the link any more. */
export function isLinkOver(state: LinkState): boolean {
  return ends.includes(state)
}

/** Returns whether a link is still being made for its order: it can be withdrawn, though nobody can pay by it yet. */
export function isBeingMade({ state, isUnwanted }: Pick<OrderPaymentLink, 'state' | 'isUnwanted'>): boolean {
  return state === 'making' && !isUnwanted
}

/** How long after it was withdrawn a link that the gateway does not know can still turn up there. */
const turnsUpWithinMs = 3_600_000

/** Returns a withdrawn link that the gateway does not know: cancelled, and watched for a while, as its creation may still be on its way. */
export function linkNeverMade(known: StoredPaymentLink, now: Date): Pick<StoredPaymentLink, 'state' | 'isOpen'> {
  // Nothing else changes a withdrawn link that was never made.
  const isOpen = now.getTime() - known.updatedAt.getTime() < turnsUpWithinMs
  return { state: 'cancelled', isOpen }
}

/** How long after its end a link is still polled: a payment in progress may yet arrive. */
const watchedForMs = 3 * 24 * 3_600_000

/** Returns a link after an event from the gateway. Older events change nothing: paid money stays paid, and an ended link stays ended. */
export function linkAfterEvent(known: StoredPaymentLink, told: ToldLink, now: Date): StoredPaymentLink {
  const paidPaise = Math.max(known.paidPaise, told.paidPaise)
  const rank = (state: LinkState) => (isLinkOver(state) ? 3 : linkStates.indexOf(state))
  const state = rank(told.state) > rank(known.state) ? told.state : known.state
  const changed = state !== known.state || paidPaise !== known.paidPaise || known.url === undefined
  const updatedAt = changed ? now : known.updatedAt
  const isWatched = !isLinkOver(state) || now.getTime() - updatedAt.getTime() <= watchedForMs
  return { ...known, id: told.id, url: told.url, paidPaise, state, isOpen: state !== 'paid' && isWatched, updatedAt }
}
