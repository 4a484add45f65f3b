import type { StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import { type Submission, submissionOf } from '../placing/order/idempotency.ts'

/**
 * Returns the only submission that a quote allows, whoever accepts it and whenever: order id and secret are derived from the quote's
 * own secret.
 */
export function submissionOfQuote({ token }: Pick<StoredQuote, 'token'>): Submission {
  return submissionOf({ kind: 'print', by: 'its holder', key: 'the order', request: 'the quote' }, token)
}

/** Returns the secret of an order made from a quote without an account. */
export function tokenOfQuotesOrder(quote: Pick<StoredQuote, 'token'>): string {
  return submissionOfQuote(quote).trackingToken
}
