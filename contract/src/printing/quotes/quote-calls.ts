import * as z from 'zod/mini'
import type { CallShapes } from '../../api/call-shape.ts'
import { QuoteId } from '../../ids.ts'
import { paging } from '../../paging/paging.ts'
import { nextCursorHeader } from '../../paging/paging-headers.ts'
import { PrintOrder } from '../print-order.ts'
import { AcceptQuoteRequest, MakeQuoteRequest, Quote, QuoteState, SendQuoteRequest } from './quote.ts'

const quote = { id: QuoteId }

export const quoteCalls = {
  makeQuote: { body: MakeQuoteRequest, answer: Quote, status: 201, isRepeatable: true },
  listQuotes: {
    query: { state: z.optional(QuoteState), q: z.optional(z.string().check(z.maxLength(100))), ...paging(25) },
    answer: z.array(Quote),
    headers: [nextCursorHeader],
  },
  readQuote: { params: quote, takesSecret: true, answer: Quote },
  downloadQuote: { params: quote, takesSecret: true, answer: 'application/pdf' },
  sendQuote: { params: quote, body: SendQuoteRequest, answer: Quote, isRepeatable: true },
  acceptQuote: { params: quote, takesSecret: true, body: AcceptQuoteRequest, answer: PrintOrder, status: 201 },
} as const satisfies Partial<CallShapes>
