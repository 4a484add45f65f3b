import { type Count, countedUpTo } from '@teeshala/contract/sales/summary'
import type { Query } from 'firebase-admin/firestore'

/** Returns how many documents a query finds, up to a limit: counting costs a read for every thousand. */
export async function countSome(query: Query, upTo = countedUpTo): Promise<Count> {
  const found = query.limit(upTo + 1).count()
  const { count } = (await found.get()).data()
  return { count: Math.min(count, upTo), isMore: count > upTo }
}
