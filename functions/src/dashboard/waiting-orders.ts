import { waitingStatuses } from '@teeshala/contract/sales/summary'
import type { Firestore } from 'firebase-admin/firestore'
import { salesIn } from '../sales/sales-on.ts'
import { countSome } from './count-some.ts'

/** Returns how many orders wait in each status, and the longest-waiting one. */
export function waitingOrders(db: Firestore) {
  return Promise.all(
    waitingStatuses.map(async (status) => {
      const waiting = salesIn(db, { statuses: [status] })
      const [count, { docs }] = await Promise.all([countSome(waiting), waiting.orderBy('createdAt').limit(1).get()])
      const [oldest] = docs
      return {
        status,
        ...count,
        ...(oldest && { oldest: { _id: oldest.id, createdAt: oldest.data().createdAt.toISOString() } }),
      }
    }),
  )
}
