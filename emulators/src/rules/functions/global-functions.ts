import { fail } from '../values/evaluation-error.ts'
import { RulesPath } from '../values/rules-path.ts'
import type { RulesValue } from '../values/rules-value.ts'
import { toText } from '../values/to-text.ts'
import { typeOf } from '../values/type-of.ts'
import { asString, type BuiltIn, fitInt, floatToInt, one } from './arguments.ts'

const INT = /^[+-]?\d+$/
const FLOAT = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/

/** The functions that are called by their name alone, save those that read documents. */
export const GLOBAL_FUNCTIONS: Readonly<Record<string, BuiltIn>> = {
  bool: { takes: one, call: (_, [value]) => toBool(value ?? null) },
  int: { takes: one, call: (_, [value]) => toInt(value ?? null) },
  float: { takes: one, call: (_, [value]) => toFloat(value ?? null) },
  string: { takes: one, call: (_, [value]) => toText(value ?? null) },
  path: { takes: one, call: (_, [text]) => RulesPath.parse(asString(text)) },
  /** Google's emulator prints the value; here it passes through, since stdout carries the Storage emulator's protocol. */
  debug: { takes: one, call: (_, [value]) => value ?? null },
}

function toBool(value: RulesValue): boolean {
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 'false') return value === 'true'
  return fail(`A ${typeOf(value)} cannot be turned into a bool`)
}

function toInt(value: RulesValue): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return floatToInt(value)
  if (typeof value === 'string' && INT.test(value)) return fitInt(BigInt(value.replace('+', '')))
  return fail(`A ${typeOf(value)} cannot be turned into an int`)
}

function toFloat(value: RulesValue): number {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value)
  if (typeof value === 'string' && FLOAT.test(value)) return Number(value)
  return fail(`A ${typeOf(value)} cannot be turned into a float`)
}
