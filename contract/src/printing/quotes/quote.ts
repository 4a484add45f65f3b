import * as z from 'zod/mini'
import { Email } from '../../accounts/email.ts'
import { DocumentId } from '../../ids.ts'
import { Day, dayOf, daysAfter } from '../../india-day.ts'
import { Paise, Rupees } from '../../money.ts'
import { billingAddressField } from '../../orders/buyer/billing-address.ts'
import { ShippingAddress } from '../../orders/buyer/shipping-address.ts'
import { Contact } from '../../orders/order.ts'
import { companyField, neededByField } from '../../orders/order-extras.ts'
import { PaperLine } from '../../orders/order-lines.ts'
import { OrderContact } from '../../orders/single-order.ts'
import { PaymentMethod } from '../../payments/payment.ts'
import { Line } from '../../text.ts'
import { OrderedJob } from '../print-job.ts'
import { PrintOrder } from '../print-order.ts'
import { printGoods, printItemsRequired } from '../print-order-request.ts'

/** The number of days after its creation for which a quote's prices are valid. */
export const quoteDays = 15

export const quoteStates = ['open', 'ordered', 'expired'] as const
/** Whether a quote can still be ordered at its prices, was ordered, or has expired. */
export const QuoteState = z.enum(quoteStates)
export type QuoteState = z.infer<typeof QuoteState>

/** Returns the last day on which the prices of a quote made on this day are valid. */
export function quoteValidUntil(madeOn: Day): Day {
  return daysAfter(madeOn, quoteDays)
}

/** Returns the state of a quote at `now`. */
export function quoteStateAt(
  { isOrdered, validUntil }: Pick<StoredQuote, 'isOrdered' | 'validUntil'>,
  now: Date,
): QuoteState {
  if (isOrdered) return 'ordered'
  return dayOf(now) > validUntil ? 'expired' : 'open'
}

/** POST /api/quotes: what is to be printed, and for whom. */
export const MakeQuoteRequest = z
  .object({
    ...printGoods,
    /** Whether it is sent to an address; otherwise it is collected and shipping is free. */
    isShipped: z._default(z.boolean(), false),
    /** The total that was shown; any other is refused. */
    grandTotal: Rupees,
    contact: z.optional(OrderContact),
  })
  .check((context) => {
    const { items, jobs } = context.value
    if (items.length + jobs.length > 0) return
    context.issues.push({ code: 'custom', message: printItemsRequired, path: ['items'], input: context.value })
  })
export type MakeQuoteRequest = z.infer<typeof MakeQuoteRequest>

/** The price of a quote, in rupees; `shippingPrice` is given even if the total does not include it. */
const amounts = { itemsPrice: z.number(), shippingPrice: z.number(), grandTotal: z.number() }

/** A quote as the API shows it. */
export const Quote = z.object({
  _id: z.string(),
  createdAt: z.iso.datetime(),
  /** The last day on which its prices are valid. */
  validUntil: Day,
  state: QuoteState,
  contact: Contact,
  items: PrintOrder.shape.items,
  jobs: z.array(OrderedJob),
  files: PrintOrder.shape.files,
  note: z.string(),
  /** Whether the total includes shipping. */
  isShipped: z.boolean(),
  ...amounts,
  /** The secret that opens it; absent for staff who may not share it. */
  token: z.optional(z.string()),
  /** The order made from it, with the secret that opens that order if it was placed without an account. */
  order: z.optional(z.object({ _id: z.string(), trackingToken: z.optional(z.string()) })),
  /** The current price of the same goods, if the quote has expired; absent if part of it is no longer made or its files are gone. */
  present: z.optional(z.object(amounts)),
  /** The recipient that staff last sent it to, and when. */
  sent: z.optional(z.object({ to: z.string(), at: z.iso.datetime() })),
})
export type Quote = z.infer<typeof Quote>

/** POST /api/quotes/:id/accept. */
export const AcceptQuoteRequest = z.object({
  /** The caller's own uid, or null: an order without an account is answered with a secret to track it by. */
  userId: z._default(z.nullable(DocumentId), null),
  /** The total that was shown, including any shipping; any other is refused. */
  grandTotal: Rupees,
  contact: z.optional(OrderContact),
  /** The delivery address; without one the order is collected from the shop. */
  shippingAddress: z.optional(ShippingAddress),
  ...billingAddressField,
  ...companyField,
  ...neededByField,
  /** Replaces the quote's own note. */
  note: z.optional(Line(500)),
  paymentMethod: z._default(PaymentMethod, 'cash_on_delivery'),
})
export type AcceptQuoteRequest = z.infer<typeof AcceptQuoteRequest>

/** POST /api/quotes/:id/send. */
export const SendQuoteRequest = z.object({
  email: Email,
  /** An additional message in the mail. */
  words: z._default(Line(500), ''),
})
export type SendQuoteRequest = z.infer<typeof SendQuoteRequest>

/** The document quotes/{TQ…}: lines and prices as of its creation. Amounts in paise. */
export const StoredQuote = z.object({
  /** The quote's account; null without one. */
  userId: z.nullable(z.string()),
  /** The secret that opens it, stored in plain text because every PDF and mail of the quote includes it. */
  token: z.string(),
  contact: Contact,
  lines: z.array(PaperLine).check(z.minLength(1)),
  jobs: z.array(OrderedJob),
  files: PrintOrder.shape.files,
  note: z.string(),
  isShipped: z.boolean(),
  itemsPaise: Paise,
  /** The shipping charge if it is sent. */
  shippingPaise: Paise,
  validUntil: Day,
  isOrdered: z.boolean(),
  /** The order made from it, and that order's account. */
  order: z.optional(z.object({ id: z.string(), userId: z.nullable(z.string()) })),
  sent: z.optional(z.object({ to: z.string(), at: z.date() })),
  /** Search keys for staff, as for an order. */
  searchKeys: z.array(z.string()),
  createdAt: z.date(),
})
export type StoredQuote = z.infer<typeof StoredQuote>
