import type { AlarmOf } from '@teeshala/contract/notifications/alarm'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { mailsIn, messagesIn, ordersIn, subscriptionsIn, usersIn } from '../firestore/collections.ts'
import type { Deps } from '../ports/deps.ts'
import { raiseAlarm } from './raise-alarm.ts'

const hourMs = 3_600_000

/** Hourly counts that are abnormal even for a shop with ten thousand orders a day. */
const figures: readonly { of: AlarmOf; most: number; among: (db: Firestore) => Query }[] = [
  { of: 'messages', most: 200, among: messagesIn },
  { of: 'registrations', most: 600, among: usersIn },
  { of: 'subscriptions', most: 600, among: subscriptionsIn },
  { of: 'guest_orders', most: 500, among: (db) => ordersIn(db).where('userId', '==', null) },
  { of: 'mails', most: 5000, among: mailsIn },
]

/**
 * Checks the activity of all visitors within the last hour, and alerts staff and the log if it is abnormal, once per hour. Nobody
 * is refused because of it. Counted from stored documents, so that no request writes a global counter.
 */
export async function raiseAlarms(deps: Deps): Promise<void> {
  const since = new Date(deps.now().getTime() - hourMs)
  for (const { of, most, among } of figures) {
    // The sort order of the existing index.
    const found = await among(deps.db).where('createdAt', '>', since).orderBy('createdAt', 'desc').count().get()
    const { count } = found.data()
    if (count > most) await raiseAlarm(of, count, deps)
  }
}
