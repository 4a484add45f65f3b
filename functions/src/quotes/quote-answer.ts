import { toRupees } from '@teeshala/contract/money'
import { type Quote, quoteStateAt, type StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import type { WithId } from '../firestore/read-documents.ts'
import { printItems } from '../orders/answers/print-answer.ts'
import { tokenOfQuotesOrder } from './quote-order.ts'

/** Returns a quote as its calls show it; its secrets, which allow acting as the customer, only to those entitled. */
export function quoteAnswer(quote: WithId<StoredQuote>, now: Date, showsSecrets: boolean): Quote {
  const { _id, createdAt, validUntil, contact, lines, jobs, files, note, isShipped, token, order, sent } = quote
  return {
    _id,
    createdAt: createdAt.toISOString(),
    validUntil,
    state: quoteStateAt(quote, now),
    contact,
    items: printItems(lines),
    jobs,
    files,
    note,
    isShipped,
    ...quotedAmounts(quote, isShipped),
    ...(showsSecrets && { token }),
    ...(order && {
      order: {
        _id: order.id,
        ...(showsSecrets && order.userId === null && { trackingToken: tokenOfQuotesOrder(quote) }),
      },
    }),
    ...(sent && { sent: { to: sent.to, at: sent.at.toISOString() } }),
  }
}

/** Returns what a quote's items cost, in rupees; including shipping if they are sent. */
export function quotedAmounts(
  { itemsPaise, shippingPaise }: Pick<StoredQuote, 'itemsPaise' | 'shippingPaise'>,
  isShipped: boolean,
): Pick<Quote, 'itemsPrice' | 'shippingPrice' | 'grandTotal'> {
  return {
    itemsPrice: toRupees(itemsPaise),
    shippingPrice: toRupees(shippingPaise),
    grandTotal: toRupees(itemsPaise + (isShipped ? shippingPaise : 0)),
  }
}
