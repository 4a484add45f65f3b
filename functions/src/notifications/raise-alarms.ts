import type { AlarmOf } from '@teeshala/contract/notifications/alarm'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { mailsIn, messagesIn, ordersIn, subscriptionsIn, usersIn } from '../firestore/collections.ts'
import type { Deps } from '../ports/deps.ts'
import { raiseAlarm } from './raise-alarm.ts'

const hourMs = 3_600_000

/** How many there are in an hour on no good day of a shop that takes ten thousand orders a day. */
const figures: readonly { of: AlarmOf; most: number; among: (db: Firestore) => Query }[] = [
  { of: 'messages', most: 200, among: messagesIn },
  { of: 'registrations', most: 600, among: usersIn },
  { of: 'subscriptions', most: 600, among: subscriptionsIn },
  { of: 'guest_orders', most: 500, among: (db) => ordersIn(db).where('userId', '==', null) },
  { of: 'mails', most: 5000, among: mailsIn },
]

/**
 * Looks at what everybody together has done within the last hour, and tells staff and the log where it is out of all proportion, once for each hour. Nobody
 * is refused for it. Counted from what was stored, so that no request writes a counter of all.
 */
export async function raiseAlarms(deps: Deps): Promise<void> {
  const since = new Date(deps.now().getTime() - hourMs)
  for (const { of, most, among } of figures) {
    // In the order of the index that lists have.
    const found = await among(deps.db).where('createdAt', '>', since).orderBy('createdAt', 'desc').count().get()
    const { count } = found.data()
    if (count > most) await raiseAlarm(of, count, deps)
  }
}
