import { fail } from './evaluation-error.ts'
import { RulesPath } from './rules-path.ts'
import type { RulesValue } from './rules-value.ts'
import { typeOf } from './type-of.ts'

/** Returns the result of string(value); throws an error for types that have no text. */
export function toText(value: RulesValue): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value)
  if (value instanceof RulesPath) return value.toString()
  return fail(`A ${typeOf(value)} has no text`)
}
