import { fail } from '../values/evaluation-error.ts'
import { RulesSet } from '../values/rules-set.ts'
import type { RulesMap, RulesValue } from '../values/rules-value.ts'
import { isList, isMap, typeOf } from '../values/type-of.ts'

/** One built-in function or method; `takes` is its smallest and largest number of arguments. */
export type BuiltIn<Self = undefined> = {
  readonly takes: readonly [number, number]
  readonly call: (self: Self, args: readonly RulesValue[]) => RulesValue
}

export const none = [0, 0] as const
export const one = [1, 1] as const
export const two = [2, 2] as const

const wrong = (expected: string, found: RulesValue | undefined) =>
  fail(`Expected a ${expected} but found a ${found === undefined ? 'missing argument' : typeOf(found)}`)

export const asString = (value: RulesValue | undefined): string =>
  typeof value === 'string' ? value : wrong('string', value)

export const asInt = (value: RulesValue | undefined): bigint =>
  typeof value === 'bigint' ? value : wrong('int', value)

/** Returns a float, or an integer as a float. */
export const asNumber = (value: RulesValue | undefined): number =>
  typeof value === 'bigint' || typeof value === 'number' ? Number(value) : wrong('number', value)

export const asMap = (value: RulesValue | undefined): RulesMap =>
  value !== undefined && isMap(value) ? value : wrong('map', value)

export const asList = (value: RulesValue | undefined): readonly RulesValue[] =>
  value !== undefined && isList(value) ? value : wrong('list', value)

export const asSet = (value: RulesValue | undefined): RulesSet =>
  value instanceof RulesSet ? value : wrong('set', value)

/** Returns a list or a set as a set. */
export function toSet(value: RulesValue | undefined): RulesSet {
  if (value instanceof RulesSet) return value
  return value !== undefined && isList(value) ? new RulesSet(value) : wrong('list or set', value)
}

/** Returns a string as UTF-8, or bytes. */
export function asBytes(value: RulesValue | undefined): Uint8Array {
  if (typeof value === 'string') return Buffer.from(value, 'utf8')
  return value instanceof Uint8Array ? value : wrong('string or bytes', value)
}

const intLimit = 2n ** 63n

/** Returns the integer; throws an error if it needs more than 64 bits. */
export const fitInt = (value: bigint): bigint =>
  value >= -intLimit && value < intLimit ? value : fail('The integer does not fit into 64 bits')

/** Returns the float truncated to an integer: out of range becomes the nearest integer, NaN becomes 0. */
export function floatToInt(value: number): bigint {
  if (Number.isNaN(value)) return 0n
  if (value >= 2 ** 63) return intLimit - 1n
  return value <= -(2 ** 63) ? -intLimit : BigInt(Math.trunc(value))
}
