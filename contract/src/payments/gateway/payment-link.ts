import * as z from 'zod/mini'
import { OrderId } from '../../ids.ts'
import { Paise, Rupees, toPaise, toRupees } from '../../money.ts'
import { isOrderId } from '../../order-id-form.ts'
import type { OrderKind } from '../../orders/order-kind.ts'
import type { OrderStatus } from '../../orders/order-status.ts'
import { isWorkshop } from '../../orders/status-words.ts'
import { formatAmount } from '../../rupee-format.ts'
import { type AskedByLink, linkTerms } from '../asked-by-link.ts'
import { canMovePayment, type PaymentStatus } from '../payment.ts'

/** What can become of a link: it waits to be made, for its money, for the rest of it, or has ended. */
export const linkStates = ['making', 'open', 'partly_paid', 'paid', 'expired', 'cancelled'] as const
export type LinkState = (typeof linkStates)[number]

/** What the gateway takes least, for a part too. */
const leastRupees = 1
export const linkDays = [1, 3, 7, 14, 30] as const

/** POST /api/admin/order/{id}/payment-link: staff ask for money by a link. */
export const SendPaymentLinkRequest = z
  .object({
    amount: Rupees.check(z.gte(leastRupees, { error: 'At least ₹1' })),
    /** The least that may come first where it can be paid in parts; absent where it is paid at once. */
    first: z.optional(Rupees.check(z.gte(leastRupees, { error: 'At least ₹1' }))),
    /** For how many days it can be paid. */
    days: z.union(linkDays.map((days) => z.literal(days))),
  })
  .check(
    z.refine(({ amount, first }) => first === undefined || first < amount, {
      error: 'Less than all of it',
      path: ['first'],
    }),
  )
export type SendPaymentLinkRequest = z.infer<typeof SendPaymentLinkRequest>

/** The document paymentLinks/{reference}: a link at the gateway by which an order can be paid. */
export const StoredPaymentLink = z.object({
  ...linkTerms,
  orderId: z.string(),
  /** What the gateway calls it; absent while it is being made. */
  id: z.optional(z.string()),
  paidPaise: Paise,
  state: z.enum(linkStates),
  /** Whether the shop wants no more money by it: the gateway is asked to end it. */
  isUnwanted: z.optional(z.boolean()),
  /** Until it is paid, or has been watched long enough after its end. */
  isOpen: z.boolean(),
  /** When the gateway was last asked after it. */
  askedAt: z.date(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredPaymentLink = z.infer<typeof StoredPaymentLink>

/** GET /api/admin/order/{id}/payment-links: a link as staff see it; amounts in rupees. */
export const OrderPaymentLink = z.object({
  _id: z.string(),
  orderId: OrderId,
  url: z.optional(z.string()),
  amount: z.number(),
  first: z.optional(z.number()),
  paid: z.number(),
  state: z.enum(linkStates),
  /** Whether the shop wants no more money by it, though the gateway may not have ended it yet. */
  isUnwanted: z.boolean(),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})
export type OrderPaymentLink = z.infer<typeof OrderPaymentLink>

/** The shop's name of the n-th link of an order. The gateway refuses a second link of one name. */
export function linkReference(orderId: string, number: number): string {
  return `${orderId}-${number}`
}

/** Returns the order that a link is named after; undefined for what is no name of a link. */
export function orderOfReference(reference: string): string | undefined {
  const [, orderId = ''] = /^(\w{12})-\d{1,6}$/.exec(reference) ?? []
  return isOrderId(orderId) ? orderId : undefined
}

type Asked = {
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly payment: { readonly status: PaymentStatus; readonly duePaise: number; readonly paidPaise: number }
}

const openOf = ({ status, payment }: Asked) =>
  status !== 'cancelled' && canMovePayment(payment.status, 'paid')
    ? Math.max(0, payment.duePaise - payment.paidPaise)
    : 0

/** Returns the most that an order can be asked for by a link, in paise: all that is open, of an order in cash, too. */
export function mostByLink(order: Asked): number {
  return openOf(order)
}

/** Returns why an order is not asked for so much, under the field that is wrong; undefined where it can be. */
export function linkRefusal(
  order: Asked,
  { amount, first }: Pick<SendPaymentLinkRequest, 'amount' | 'first'>,
): { readonly amount: string } | { readonly first: string } | undefined {
  const open = openOf(order)
  if (toPaise(amount) > open) return { amount: `Only ${formatAmount(toRupees(open))} is still to be paid` }
  const isWhole = toPaise(amount) === open
  if (isWorkshop(order.kind)) return undefined
  if (!isWhole) return { amount: 'This order is paid at once: only bulk and print orders are paid in parts' }
  return first === undefined ? undefined : { first: 'This order is paid at once' }
}

/** Whether an order can count so much that came by one of its links: a part of an order that is paid in parts, never more than is open. */
export function takesByLink(order: Asked, amountPaise: number): boolean {
  const open = openOf(order)
  return amountPaise > 0 && (isWorkshop(order.kind) ? amountPaise <= open : amountPaise === open)
}

/** Returns an order's link once so much has come by the link of this name. */
export function linkAfterPart(
  link: AskedByLink | undefined,
  reference: string | undefined,
  amountPaise: number,
): AskedByLink | undefined {
  if (!link || link.reference !== reference) return link
  return { ...link, openPaise: Math.max(0, link.openPaise - amountPaise) }
}

/** What becomes of an order's link when the order has changed: it is kept, has done its work, or takes more than is open and has to end. */
export function linkNow(
  order: Asked & { readonly payment: { readonly link?: AskedByLink | undefined } },
): 'kept' | 'done' | 'unwanted' {
  const { link } = order.payment
  if (!link) return 'kept'
  if (link.openPaise === 0) return 'done'
  return link.openPaise > openOf(order) ? 'unwanted' : 'kept'
}

/** A link as the gateway knows it now. */
export type ToldLink = {
  readonly id: string
  readonly url: string
  readonly state: Exclude<LinkState, 'making'>
  readonly paidPaise: number
}

const ends: readonly LinkState[] = ['paid', 'expired', 'cancelled']

/** Whether nobody can pay by a link any more. */
export function isLinkOver(state: LinkState): boolean {
  return ends.includes(state)
}

/** For how long after its end a link is asked after: a payment that was under way may still come. */
const watchedForMs = 3 * 24 * 3_600_000

/** Returns a link after what the gateway has told of it. An older event changes nothing: money that came stays, an end is an end. */
export function linkAfterEvent(known: StoredPaymentLink, told: ToldLink, now: Date): StoredPaymentLink {
  const paidPaise = Math.max(known.paidPaise, told.paidPaise)
  const rank = (state: LinkState) => (isLinkOver(state) ? 3 : linkStates.indexOf(state))
  const state = rank(told.state) > rank(known.state) ? told.state : known.state
  const changed = state !== known.state || paidPaise !== known.paidPaise || known.url === undefined
  const updatedAt = changed ? now : known.updatedAt
  const isWatched = !isLinkOver(state) || now.getTime() - updatedAt.getTime() <= watchedForMs
  return { ...known, id: told.id, url: told.url, paidPaise, state, isOpen: state !== 'paid' && isWatched, updatedAt }
}
