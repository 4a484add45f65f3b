import { orderDay, readyOn } from '@teeshala/contract/delivery/ready-on'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { noShipping, type OrderAmounts, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import { type AcceptQuoteRequest, quoteStateAt, type StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import { emailOfQuote } from '@teeshala/contract/printing/quotes/quote-email'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { AppError } from '../errors/app-error.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Caller } from '../http/caller/caller.ts'
import { visitOf } from '../http/caller/visit.ts'
import { created, type Handler, type Reply } from '../http/handler.ts'
import { printAnswer, printItems } from '../orders/answers/print-answer.ts'
import { findOrder } from '../orders/find-order.ts'
import { buyerOf } from '../placing/order/buyer-of.ts'
import { withoutEmptyFields } from '../placing/order/contact-of.ts'
import type { OrderToPlace, PricedOrder, ShopData } from '../placing/order/order-to-place.ts'
import { placeOrder } from '../placing/order/place-order.ts'
import { priceChanged } from '../placing/order/price-changed.ts'
import type { Deps } from '../ports/deps.ts'
import { findQuote } from './find-quote.ts'
import { hasLostFiles } from './has-lost-files.ts'
import { presentPrice } from './present-price.ts'
import { submissionOfQuote, tokenOfQuotesOrder } from './quote-order.ts'
import { longDay } from './quote-words.ts'

type Quote = WithId<StoredQuote>

/** Creates the order of a quote at its prices, once: accepting it again leads to the same order. */
export const acceptQuote: Handler<'acceptQuote'> = async ({ caller, params, secret, body, request }, deps) => {
  const quote = await findQuote(params.id, { caller: asCustomer(caller), token: secret }, deps)
  const userId = buyerOf(caller, body.userId)
  if (quote.order) return orderOfQuote(quote, quote.order.id, userId, deps)
  const wanted = orderFrom(quote, { userId, body }, deps)
  const sender = { ...(await visitOf(request, deps)), caller, device: undefined, key: undefined }
  const { order } = await placeOrder(wanted, sender, deps)
  return orderOfQuote(quote, order._id, userId, deps)
}

/** Staff order a quote like everybody else. */
const asCustomer = (caller: Caller): Caller => (caller.kind === 'customer' ? { ...caller, isAdmin: false } : caller)

/** Returns the order made from a quote, to its owner. */
async function orderOfQuote(quote: Quote, id: string, userId: string | null, { db }: Deps): Reply<'acceptQuote'> {
  const order = await findOrder(id, db)
  if (order.userId !== null && order.userId !== userId) {
    const message = `This quote has already been ordered. The order number is ${id}.`
    throw new AppError('CONFLICT', message, { details: { orderId: id } })
  }
  return created({
    ...printAnswer(order),
    ...(order.userId === null && { trackingToken: tokenOfQuotesOrder(quote) }),
  })
}

type Acceptance = { readonly userId: string | null; readonly body: AcceptQuoteRequest }

function orderFrom(quote: Quote, { userId, body }: Acceptance, deps: Deps): OrderToPlace {
  const { contact, shippingAddress, billingAddress, company, neededBy, paymentMethod, grandTotal } = body
  const { note = quote.note } = body
  return {
    kind: 'print',
    userId,
    // An emptied email field means no mail.
    quote: { id: quote._id, submission: submissionOfQuote(quote), email: contact?.email ?? emailOfQuote(quote) },
    request: quote._id,
    productIds: [],
    // The files were read when the quote was made; whoever accepts it need not be the uploader.
    documents: { paths: [], owner: undefined },
    contact: contact ?? withoutEmptyFields(quote.contact),
    shippingAddress: shippingAddress ?? null,
    extras: { company, billingAddress, neededBy },
    paymentMethod,
    price: (data) => {
      const priced = priceOf({ ...quote, note }, shippingAddress !== undefined, data, deps.now())
      if (toPaise(grandTotal) !== priced.amounts.totalPaise) throw otherPrice(quote, priced, deps.now())
      return priced
    },
    inspectDesigns: async () => {
      if (await hasLostFiles(quote, deps)) throw filesDeleted(quote)
      return []
    },
  }
}

function priceOf(quote: Quote, isShipped: boolean, { printing, settings }: ShopData, now: Date): PricedOrder {
  if (!printing) throw new Error('An order of printing reads the rules of the trade')
  const { jobs, files, note } = quote
  const { delivery } = settings
  const kept = { files, note, readyOn: readyOn(orderDay(now, delivery), printing.rules.turnRoundDays, delivery) }
  if (quoteStateAt(quote, now) === 'open') {
    const { lines, itemsPaise } = quote
    const shippingPaise = isShipped ? quote.shippingPaise : 0
    const amounts: OrderAmounts = { itemsPaise, shippingPaise, totalPaise: itemsPaise + shippingPaise }
    return { lines, amounts, printing: { ...kept, jobs } }
  }
  const present = presentPrice(quote, printing, isShipped ? shippingRuleOf(settings) : noShipping)
  if (!present) throw notMadeAnyMore(quote)
  const made = jobs.map((job, index) => {
    const { sides = job.sides, sheets = job.sheets, colorSheets = job.colorSheets } = present.jobs[index] ?? {}
    return { ...job, sides, sheets, colorSheets }
  })
  return { lines: present.lines, amounts: present.amounts, printing: { ...kept, jobs: made } }
}

/** Returns the error for a different total; for an expired quote it offers today's price. */
function otherPrice(quote: Quote, { lines, amounts }: PricedOrder, now: Date): AppError {
  if (quoteStateAt(quote, now) === 'open') return priceChanged(amounts, printItems(lines))
  const total = formatAmount(toRupees(amounts.totalPaise))
  const message = `This quote was valid until ${longDay(quote.validUntil)}. Today the same costs ${total}.`
  return priceChanged(amounts, printItems(lines), message)
}

function filesDeleted({ validUntil }: Quote): AppError {
  const message = `This quote was valid until ${longDay(validUntil)}, and its files have been deleted since. Please upload them again and ask for a new one.`
  return new AppError('CONFLICT', message)
}

function notMadeAnyMore({ validUntil }: Quote): AppError {
  const message = `This quote was valid until ${longDay(validUntil)}, and some of it is no longer available. Please ask for a new one.`
  return new AppError('CONFLICT', message)
}
