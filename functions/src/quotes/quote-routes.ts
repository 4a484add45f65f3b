import { type Route, route } from '../http/route.ts'
import { acceptQuote } from './accept-quote.ts'
import { downloadQuote } from './download-quote.ts'
import { listQuotes } from './list-quotes.ts'
import { makeQuote } from './make-quote.ts'
import { readQuote } from './read-quote.ts'
import { sendQuote } from './send-quote.ts'

export const quoteRoutes: readonly Route[] = [
  route('makeQuote', makeQuote),
  route('listQuotes', listQuotes),
  route('readQuote', readQuote),
  route('downloadQuote', downloadQuote, { takesLong: true }),
  route('sendQuote', sendQuote),
  route('acceptQuote', acceptQuote),
]
