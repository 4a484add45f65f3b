import type { StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import { type Submission, submissionOf } from '../placing/order/idempotency.ts'

/**
 * The one submission that a quote can become, whoever accepts it and whenever: the order's id and secret follow from the quote's
 * own secret.
 */
export function submissionOfQuote({ token }: Pick<StoredQuote, 'token'>): Submission {
  return submissionOf({ kind: 'print', by: 'its holder', key: 'the order', request: 'the quote' }, token)
}

/** The secret that opens the order of a quote which nobody signed in for. */
export function tokenOfQuotesOrder(quote: Pick<StoredQuote, 'token'>): string {
  return submissionOfQuote(quote).trackingToken
}
