import type { StoredQuote } from '@teeshala/contract/printing/quote'
import { AppError } from '../errors/app-error.ts'
import { quotesIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import type { Caller } from '../http/caller/caller.ts'
import { hashOfToken, maySeeOrder } from '../orders/may-see-order.ts'
import type { Deps } from '../ports/deps.ts'

/** Returns a quote for its owner, for staff and for whom has its secret; for others it does not exist. */
export async function findQuote(
  id: string,
  { caller, token }: { readonly caller: Caller; readonly token: string | undefined },
  { db }: Pick<Deps, 'db'>,
): Promise<WithId<StoredQuote>> {
  const quote = documentOf(await quotesIn(db).doc(id).get())
  const isSeen =
    quote && maySeeOrder({ userId: quote.userId, trackingTokenHash: hashOfToken(quote.token) }, caller, token)
  if (!isSeen) throw quoteNotFound()
  return quote
}

export function quoteNotFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such quote.')
}
