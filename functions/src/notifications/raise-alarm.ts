import type { AlarmOf, StoredAlarm } from '@teeshala/contract/notifications/alarm'
import { documentExists, errorCode } from '../errors/error-code.ts'
import { alarmsIn } from '../firestore/collections.ts'
import type { Deps } from '../ports/deps.ts'

const hourMs = 3_600_000
const keptMs = 30 * 24 * hourMs

/** Alerts staff and the log, once per hour, that there were `count` of something. */
export async function raiseAlarm(of: AlarmOf, count: number, { db, now, log }: Deps): Promise<void> {
  const at = now()
  const alarm = alarmsIn(db).doc(`${of}-${Math.floor(at.getTime() / hourMs)}`)
  const isNew = await alarm.create(newAlarm(of, count, at)).then(() => true, orThere)
  if (isNew) log.fatal({ alarm: of, count }, 'staff have to look at this')
}

/** Returns an alert raised now, for callers with their own transaction. */
export const newAlarm = (of: AlarmOf, count: number, at: Date): StoredAlarm => ({
  of,
  count,
  at,
  expiresAt: new Date(at.getTime() + keptMs),
})

function orThere(error: unknown): false {
  if (errorCode(error) === documentExists) return false
  throw error
}
