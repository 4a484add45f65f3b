import { formatLongDay } from '@teeshala/contract/date-format'
import { type Day, startOfDay } from '@teeshala/contract/india-day'
import { secretAddress } from '@teeshala/contract/links/link-secret-address'
import type { StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import { publicOrigin } from '../environment/public-origin.ts'
import type { WithId } from '../firestore/read-documents.ts'

/** '7 December 2026'. */
export const longDay = (named: Day) => formatLongDay(startOfDay(named))

/** Returns the URL of a quote, including its secret. */
export function quoteUrl({ _id, token }: Pick<WithId<StoredQuote>, '_id' | 'token'>): string {
  return secretAddress(`${publicOrigin()}/quote/${_id}`, { t: token })
}

/** Returns the date in IST on which a quote was made, in words. */
export const dayOfQuote = (createdAt: Date) => formatLongDay(createdAt)
