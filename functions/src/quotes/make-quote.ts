import { orderIdFrom } from '@teeshala/contract/ids'
import { dayOf, daysAfter, startOfDay } from '@teeshala/contract/india-day'
import { toPaise } from '@teeshala/contract/money'
import type { PaperLine } from '@teeshala/contract/orders/order-lines'
import { orderSearchKeys } from '@teeshala/contract/orders/search/order-search'
import { type MakeQuoteRequest, quoteValidUntil, type StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import { keyedDigest } from '../crypto/signatures.ts'
import { quotesIn } from '../firestore/collections.ts'
import { enforceRateLimits, type RateLimit } from '../firestore/rate-limit.ts'
import { documentOf } from '../firestore/read-documents.ts'
import { transact } from '../firestore/transact.ts'
import { type Caller, uploaderOf } from '../http/caller/caller.ts'
import { keyHolderOf, type Sender, senderOf } from '../http/caller/sender.ts'
import { created, type Handler } from '../http/handler.ts'
import { printItems } from '../orders/answers/print-answer.ts'
import { contactOf } from '../placing/order/contact-of.ts'
import { priceChanged } from '../placing/order/price-changed.ts'
import { readDocumentsToPrint } from '../placing/order/read-documents-to-print.ts'
import { pathsOf, pricePrint } from '../placing/print/price-print.ts'
import type { Deps } from '../ports/deps.ts'
import { currentSettings } from '../settings/read-settings.ts'
import { keepUntil } from '../uploads/keep-until.ts'
import { presentPrices } from './present-price.ts'
import { quoteAnswer } from './quote-answer.ts'

/** Its documents are kept this much longer than its prices, for customers who then order at current prices. */
const graceDays = 15

const otherTotal = 'Prices have changed. Please check the new total of the quote.'

/**
 * Stores a quote for printing at today's prices, valid for fifteen days. With the same Idempotency-Key a repeated
 * request returns the same quote.
 */
export const makeQuote: Handler<'makeQuote'> = async ({ caller, body, request }, deps) => {
  const { db, now } = deps
  const sender = await senderOf(caller, request, deps)
  const { network, solved } = sender
  const { id, token } = namesOf(sender, body, deps)
  const document = quotesIn(db).doc(id)
  const earlier = documentOf(await document.get())
  if (earlier) return created(quoteAnswer(earlier, now(), true))
  const isStaff = caller.kind === 'customer' && caller.isAdmin
  const userId = caller.kind === 'customer' && !isStaff ? caller.uid : null
  const paths = pathsOf(body)
  const [settings, prices, documents] = await Promise.all([
    currentSettings(db),
    presentPrices(db),
    readDocumentsToPrint({ paths, owner: uploaderOf(caller) }, deps),
  ])
  const data = { settings, printing: { ...prices, documents } }
  const { lines, amounts, printing } = pricePrint(body, true, data, deps, isStaff ? 'staff' : 'customer')
  const { itemsPaise, shippingPaise } = amounts
  const totalPaise = itemsPaise + (body.isShipped ? shippingPaise : 0)
  if (toPaise(body.grandTotal) !== totalPaise) {
    const present = { itemsPaise, shippingPaise: totalPaise - itemsPaise, totalPaise }
    throw priceChanged(present, printItems(lines), otherTotal)
  }
  const createdAt = now()
  const { jobs = [], files = [], note = '' } = printing ?? {}
  const priced: Omit<StoredQuote, 'contact' | 'searchKeys'> = {
    userId,
    token,
    lines: lines.filter((line): line is PaperLine => line.kind === 'paper'),
    jobs,
    files,
    note,
    isShipped: body.isShipped,
    itemsPaise,
    shippingPaise,
    validUntil: quoteValidUntil(dayOf(createdAt)),
    isOrdered: false,
    createdAt,
  }
  const quote = await transact(deps, async (transaction) => {
    const done = await transaction.read(document)
    if (done) return done
    const { contact } = await contactOf(userId, body.contact, transaction)
    const quote: StoredQuote = { ...priced, contact, searchKeys: orderSearchKeys({ _id: id, contact, lines }) }
    const limits = isStaff ? [] : quoteRateLimits(caller, contact.email, network)
    const count = await enforceRateLimits(transaction, limits, deps, solved)
    const keep = await keepUntil(paths, startOfDay(daysAfter(quote.validUntil, 1 + graceDays)), transaction)
    transaction.create(document, quote)
    keep()
    count()
    return { ...quote, _id: id }
  })
  return created(quoteAnswer(quote, createdAt, true))
}

/** Returns number and secret of a quote: random, or derived from key and request. */
function namesOf(sender: Sender, body: MakeQuoteRequest, { orderSecret, randomBytes }: Deps) {
  const { key } = sender
  const bytes = (purpose: string) =>
    key === undefined
      ? Buffer.from(randomBytes(32))
      : keyedDigest(orderSecret, purpose, keyHolderOf(sender), key, JSON.stringify(body))
  return { id: orderIdFrom('TQ', bytes('quote')), token: bytes('secret of a quote').toString('base64url') }
}

const refusal = 'You have asked for too many quotes in an hour. Please try again later.'

/** Returns the rate limits for quotes: by account, by email, and by network. */
function quoteRateLimits(caller: Caller, email: string, network: string | undefined): RateLimit[] {
  const uid = caller.kind === 'visitor' ? '' : caller.uid
  const named = [uid, email && `${email.toLowerCase()} from ${network}`].filter(Boolean)
  return [
    ...named.map((who) => ({ name: `quotes of ${who}`, free: 20, most: 100, refusal })),
    ...(network ? [{ name: `quotes from ${network}`, free: 40, most: 400, refusal }] : []),
  ]
}
