import { routesOf } from '../http/route.ts'
import { acceptQuote } from './accept-quote.ts'
import { downloadQuote } from './download-quote.ts'
import { listQuotes } from './list-quotes.ts'
import { makeQuote } from './make-quote.ts'
import { readQuote } from './read-quote.ts'
import { sendQuote } from './send-quote.ts'

export const quoteRoutes = [
  ...routesOf({ downloadQuote }, { takesLong: true }),
  ...routesOf({ makeQuote, listQuotes, readQuote, sendQuote, acceptQuote }),
]
