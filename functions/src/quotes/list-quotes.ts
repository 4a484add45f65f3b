import { dayOf, daysAfter, startOfDay } from '@teeshala/contract/india-day'
import { matchesOrder, orderSearchKey } from '@teeshala/contract/orders/search/order-search'
import { type QuoteState, quoteDays, type StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import type { Query } from 'firebase-admin/firestore'
import { quotesIn } from '../firestore/collections.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { type Handler, ok } from '../http/handler.ts'
import { listPage } from '../http/list-page.ts'
import { mayGiveLink } from './find-quote.ts'
import { quoteAnswer } from './quote-answer.ts'

type Quotes = Query<StoredQuote, StoredQuote>

/** Returns all quotes for staff, newest first. */
export const listQuotes: Handler<'listQuotes'> = async ({ caller, query }, deps) => {
  const { state, q, ...page } = query
  const at = deps.now()
  const showsSecrets = mayGiveLink(caller)
  let quotes: Quotes = quotesIn(deps.db)
  if (state) quotes = inState(quotes, state, at)
  const key = q === undefined ? undefined : orderSearchKey(q)
  if (q !== undefined && key === undefined) return ok([])
  if (key !== undefined) quotes = quotes.where('searchKeys', 'array-contains', key)
  const isWanted = (quote: WithId<StoredQuote>) => q === undefined || matchesOrder(quote, q)
  return listPage(quotes, { page, isWanted, answer: (quote) => quoteAnswer(quote, at, showsSecrets) }, deps)
}

/** Quotes are valid for a fixed number of days, so their age determines their state. */
function inState(quotes: Quotes, state: QuoteState, now: Date): Quotes {
  if (state === 'ordered') return quotes.where('isOrdered', '==', true)
  const oldest = startOfDay(daysAfter(dayOf(now), -quoteDays))
  return quotes.where('isOrdered', '==', false).where('createdAt', state === 'open' ? '>=' : '<', oldest)
}
