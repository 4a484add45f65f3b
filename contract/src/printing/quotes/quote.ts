import * as z from 'zod/mini'
import { Email } from '../../accounts/email.ts'
import { DocumentId } from '../../ids.ts'
import { Day, dayOf, daysAfter } from '../../india-day.ts'
import { Paise, Rupees } from '../../money.ts'
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

/** A quote's prices hold so many days after the one on which it was made. */
export const quoteDays = 15

export const quoteStates = ['open', 'ordered', 'expired'] as const
/** Whether a quote can still be ordered at its prices, was ordered, or is too old. */
export const QuoteState = z.enum(quoteStates)
export type QuoteState = z.infer<typeof QuoteState>

/** Returns the last day on which the prices of a quote of this day hold. */
export function quoteValidUntil(madeOn: Day): Day {
  return daysAfter(madeOn, quoteDays)
}

/** Returns how a quote stands at a moment. */
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
    /** Sent to an address; otherwise it is collected and costs no shipping. */
    isShipped: z._default(z.boolean(), false),
    /** What was shown for it in all; another total is refused. */
    grandTotal: Rupees,
    contact: z.optional(OrderContact),
  })
  .check((context) => {
    const { items, jobs } = context.value
    if (items.length + jobs.length > 0) return
    context.issues.push({ code: 'custom', message: printItemsRequired, path: ['items'], input: context.value })
  })
export type MakeQuoteRequest = z.infer<typeof MakeQuoteRequest>

/** What a quote costs, in rupees; `shippingPrice` is what sending it costs, whether or not the total has it. */
const amounts = { itemsPrice: z.number(), shippingPrice: z.number(), grandTotal: z.number() }

/** A quote as the API shows it. */
export const Quote = z.object({
  _id: z.string(),
  createdAt: z.iso.datetime(),
  /** The last day on which its prices hold. */
  validUntil: Day,
  state: QuoteState,
  contact: Contact,
  items: PrintOrder.shape.items,
  jobs: z.array(OrderedJob),
  files: PrintOrder.shape.files,
  note: z.string(),
  /** Whether the total has the shipping. */
  isShipped: z.boolean(),
  ...amounts,
  /** The secret with which it is opened; missing for staff who may not hand it over. */
  token: z.optional(z.string()),
  /** The order that it became; the secret that opens it where nobody signed in for it. */
  order: z.optional(z.object({ _id: z.string(), trackingToken: z.optional(z.string()) })),
  /** What the same costs today, of a quote whose prices no longer hold; absent where something of it is not made any more, or its files are gone. */
  present: z.optional(z.object(amounts)),
  /** To whom staff sent it last, and when. */
  sent: z.optional(z.object({ to: z.string(), at: z.iso.datetime() })),
})
export type Quote = z.infer<typeof Quote>

/** POST /api/quotes/:id/accept. */
export const AcceptQuoteRequest = z.object({
  /** The caller's own uid, or null: an order without an account is answered with a secret to track it by. */
  userId: z._default(z.nullable(DocumentId), null),
  /** What was shown for it in all, with shipping where it is sent; another total is refused. */
  grandTotal: Rupees,
  contact: z.optional(OrderContact),
  /** Where it is sent; collected from the shop where it is left out. */
  shippingAddress: z.optional(ShippingAddress),
  ...companyField,
  ...neededByField,
  /** In place of the quote's own. */
  note: z.optional(Line(500)),
  paymentMethod: z._default(PaymentMethod, 'cash_on_delivery'),
})
export type AcceptQuoteRequest = z.infer<typeof AcceptQuoteRequest>

/** POST /api/quotes/:id/send. */
export const SendQuoteRequest = z.object({
  email: Email,
  /** What the mail says besides. */
  words: z._default(Line(500), ''),
})
export type SendQuoteRequest = z.infer<typeof SendQuoteRequest>

/** The document quotes/{TQ…}: lines and prices as they were when it was made. Amounts in paise. */
export const StoredQuote = z.object({
  /** Whose quote it is; null without an account. */
  userId: z.nullable(z.string()),
  /** The secret with which it is opened, as it is: every PDF and mail of the quote carries it anew. */
  token: z.string(),
  contact: Contact,
  lines: z.array(PaperLine).check(z.minLength(1)),
  jobs: z.array(OrderedJob),
  files: PrintOrder.shape.files,
  note: z.string(),
  isShipped: z.boolean(),
  itemsPaise: Paise,
  /** What sending it costs. */
  shippingPaise: Paise,
  validUntil: Day,
  isOrdered: z.boolean(),
  /** The order that it became, and whose that is. */
  order: z.optional(z.object({ id: z.string(), userId: z.nullable(z.string()) })),
  sent: z.optional(z.object({ to: z.string(), at: z.date() })),
  /** Keys for the staff's search, as those of an order. */
  searchKeys: z.array(z.string()),
  createdAt: z.date(),
})
export type StoredQuote = z.infer<typeof StoredQuote>
