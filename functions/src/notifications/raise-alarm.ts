import type { AlarmOf, StoredAlarm } from '@teeshala/contract/notifications/alarm'
import { documentExists, errorCode } from '../errors/error-code.ts'
import { alarmsIn } from '../firestore/collections.ts'
import type { Deps } from '../ports/deps.ts'

const hourMs = 3_600_000
const keptMs = 30 * 24 * hourMs

/** Alerts staff and the log, once per hour, that there were `count` of something. */
export function raiseAlarm(of: AlarmOf, count: number, deps: Deps): Promise<void> {
  const at = deps.now()
  return raise(`${of}-${Math.floor(at.getTime() / hourMs)}`, newAlarm(of, count, at), deps)
}

/** Alerts staff and the log, once, to something about an order. */
export function raiseAlarmAbout(orderId: string, of: AlarmOf, deps: Deps): Promise<void> {
  return raise(`${of}-${orderId}`, { ...newAlarm(of, 1, deps.now()), orderId }, deps)
}

async function raise(id: string, alarm: StoredAlarm, { db, log }: Deps): Promise<void> {
  const isNew = await alarmsIn(db)
    .doc(id)
    .create(alarm)
    .then(() => true, orThere)
  const { of, count, orderId } = alarm
  if (isNew) log.fatal({ alarm: of, count, order: orderId }, 'staff have to look at this')
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
