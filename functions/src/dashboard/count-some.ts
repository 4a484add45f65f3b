import { type Count, countedUpTo } from '@teeshala/contract/sales/summary'
import type { Query } from 'firebase-admin/firestore'

/** Returns how many documents a query finds, up to a thousand: further counting would cost a read for every thousand more. */
export async function countSome(query: Query): Promise<Count> {
  const { count } = (
    await query
      .limit(countedUpTo + 1)
      .count()
      .get()
  ).data()
  return { count: Math.min(count, countedUpTo), isMore: count > countedUpTo }
}
