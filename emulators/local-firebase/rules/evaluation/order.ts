import { fail } from '../values/evaluation-error.ts'
import type { RulesValue } from '../values/rules-value.ts'
import { Duration, Timestamp } from '../values/times.ts'
import { typeOf } from '../values/type-of.ts'

/** Whether a is before b: numbers, strings, timestamps and durations have an order, other types and mixtures have none. */
export function isBefore(a: RulesValue, b: RulesValue): boolean {
  if ((typeof a === 'bigint' || typeof a === 'number') && (typeof b === 'bigint' || typeof b === 'number')) return a < b
  if (typeof a === 'string' && typeof b === 'string') return a < b
  if (a instanceof Timestamp && b instanceof Timestamp) return a.nanoseconds < b.nanoseconds
  if (a instanceof Duration && b instanceof Duration) return a.nanoseconds < b.nanoseconds
  if (a === null || b === null) return fail('Null value error.')
  return fail(`A ${typeOf(a)} and a ${typeOf(b)} have no order.`)
}
