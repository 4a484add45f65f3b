import { type Count, countedUpTo } from '@teeshala/contract/sales/summary'
import type { Query } from 'firebase-admin/firestore'

/** Returns how many documents a query finds, up to `countedUpTo`. */
export async function countSome(query: Query): Promise<Count> {
  const found = query.limit(countedUpTo + 1).count()
  const { count } = (await found.get()).data()
  return { count: Math.min(count, countedUpTo), isMore: count > countedUpTo }
}
