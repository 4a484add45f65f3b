import type { StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import { mayCall } from '@teeshala/contract/staff/roles-of-calls'
import { AppError } from '../errors/app-error.ts'
import { quotesIn } from '../firestore/collections.ts'
import { documentOf, type WithId } from '../firestore/read-documents.ts'
import type { Caller } from '../http/caller/caller.ts'
import { hashOfToken, isCustomersOwn } from '../orders/may-see-order.ts'
import type { Deps } from '../ports/deps.ts'

/** Returns a quote to its owner, to staff and to holders of its secret; for others it does not exist. */
export async function findQuote(
  id: string,
  { caller, token }: { readonly caller: Caller; readonly token: string | undefined },
  { db }: Pick<Deps, 'db'>,
): Promise<WithId<StoredQuote>> {
  const quote = documentOf(await quotesIn(db).doc(id).get())
  const isStaff = caller.kind === 'customer' && caller.isAdmin
  if (!quote || !(isStaff || isQuotesCustomer(quote, caller, token))) throw quoteNotFound()
  return quote
}

/** Returns whether a quote is the caller's own, or they hold its secret. */
export function isQuotesCustomer(
  { userId, token }: Pick<StoredQuote, 'userId' | 'token'>,
  caller: Caller,
  given: string | undefined,
): boolean {
  return isCustomersOwn({ userId, trackingTokenHash: hashOfToken(token) }, caller, given)
}

/** Returns whether a staff member may share a quote's link: its holder can act as the customer, which read-only staff may not. */
export function mayGiveLink(caller: Caller): boolean {
  return caller.kind === 'customer' && mayCall(caller.role, 'sendQuote')
}

export function quoteNotFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such quote.')
}
