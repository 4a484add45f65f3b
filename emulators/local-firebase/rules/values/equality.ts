import { fail } from './evaluation-error.ts'
import { PartialMap } from './partial-map.ts'
import { RulesObject } from './rules-object.ts'
import type { RulesMap, RulesValue } from './rules-value.ts'
import { UnknownValue } from './unknown-value.ts'

type Same = (a: RulesValue, b: RulesValue) => boolean

const isNumber = (value: RulesValue) => typeof value === 'bigint' || typeof value === 'number'
// biome-ignore lint/suspicious/noDoubleEquals: an integer and a float compare exactly, without a lossy conversion
const isSameNumber: Same = (a, b) => a == b

/** Compares like `a == b`: numbers by value, but inside a list or map 1 is not 1.0. Values of different types are never equal. */
export const areEqual: Same = (a, b) => compare(a, b, isSameNumber, isIdentical)

/** Compares like `in`, `hasAny` and similar functions in a list: 1 is not 1.0, even at the top level. */
export const isSameElement: Same = (a, b) =>
  compare(a, b, (left, right) => typeof left === typeof right && isSameNumber(left, right), isIdentical)

/** Compares like a set and a map's diff: numbers by value at every depth, and NaN is NaN. */
export const isSameMember: Same = (a, b) =>
  compare(a, b, (left, right) => isSameNumber(left, right) || Object.is(left, right), isSameMember)

const isIdentical: Same = (a, b) =>
  compare(a, b, (left, right) => left === right && Object.is(left, right), isIdentical)

function compare(a: RulesValue, b: RulesValue, numbers: Same, inside: Same): boolean {
  if (isUndetermined(a) || isUndetermined(b)) return fail('The query does not determine this value.')
  if (isNumber(a) || isNumber(b)) return isNumber(a) && isNumber(b) && numbers(a, b)
  if (a === null || typeof a !== 'object' || b === null || typeof b !== 'object') return a === b
  if (Array.isArray(a)) return Array.isArray(b) && equalLists(a, b, inside)
  if (a instanceof Map) return b instanceof Map && equalMaps(a, b, inside)
  if (a instanceof Uint8Array) return b instanceof Uint8Array && Buffer.compare(a, b) === 0
  return a instanceof RulesObject && a.equals(b)
}

const isUndetermined = (value: RulesValue) => value instanceof UnknownValue || value instanceof PartialMap

function equalLists(a: readonly RulesValue[], b: readonly RulesValue[], same: Same): boolean {
  return a.length === b.length && a.every((item, i) => same(item, b[i] as RulesValue))
}

function equalMaps(a: RulesMap, b: RulesMap, same: Same): boolean {
  if (a.size !== b.size) return false
  for (const [key, value] of a) {
    const other = b.get(key)
    if (other === undefined || !same(value, other)) return false
  }
  return true
}
