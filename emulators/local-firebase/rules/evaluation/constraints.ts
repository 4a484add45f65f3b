import { areEqual } from '../values/equality.ts'
import { fail } from '../values/evaluation-error.ts'
import type { RulesValue } from '../values/rules-value.ts'
import { typeOf } from '../values/type-of.ts'
import type { Bound, UnknownValue } from '../values/unknown-value.ts'
import { isBefore } from './order.ts'

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>='

const undetermined = () => fail('The query does not determine this value.')
const opposite = { '==': '!=', '!=': '==', '<': '>=', '>=': '<', '>': '<=', '<=': '>' } as const

/** Returns whether the comparison holds or fails for every value within the bounds; throws an error if it depends. */
export function compareUnknown(unknown: UnknownValue, operator: Comparison, value: RulesValue): boolean {
  if (unknown.bounds.some((bound) => implies(bound, operator, value))) return true
  if (unknown.bounds.some((bound) => implies(bound, opposite[operator], value))) return false
  return undetermined()
}

function implies(bound: Bound, operator: Comparison, value: RulesValue): boolean {
  if (bound.operator === 'contains') return false
  if (bound.operator === '!=') return operator === '!=' && areEqual(bound.value, value)
  const isUpper = bound.operator === '<' || bound.operator === '<='
  const [lower, upper] = isUpper ? [bound.value, value] : [value, bound.value]
  const isStrict = bound.operator === '<' || bound.operator === '>'
  const wanted = operator === '!=' ? (isUpper ? '<' : '>') : operator
  if (wanted === '==' || wanted.startsWith('<') !== isUpper) return false
  if (isBefore(lower, upper)) return true
  return areEqual(lower, upper) && (isStrict || wanted.endsWith('='))
}

/** Whether each value within the bounds is a list that contains the value. */
export function unknownContains(unknown: UnknownValue, value: RulesValue): boolean {
  const isThere = unknown.bounds.some((bound) => bound.operator === 'contains' && areEqual(bound.value, value))
  return isThere || undetermined()
}

/** Whether each value within the bounds has the type; a range filter finds only values of its own type. */
export function unknownIs(unknown: UnknownValue, type: string): boolean {
  for (const bound of unknown.bounds) {
    if (bound.operator === '!=') continue
    const found = bound.operator === 'contains' ? 'list' : typeOf(bound.value)
    const isNumber = found === 'int' || found === 'float'
    if (isNumber && (type === 'int' || type === 'float')) return undetermined()
    return found === type || (isNumber && type === 'number')
  }
  return undetermined()
}
