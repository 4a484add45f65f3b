import { fail } from '../values/evaluation-error.ts'
import { RulesPath } from '../values/rules-path.ts'
import type { RulesValue } from '../values/rules-value.ts'
import { toText } from '../values/to-text.ts'
import { typeOf } from '../values/type-of.ts'
import { asString, type BuiltIn, fitInt, floatToInt, one } from './arguments.ts'

const intPattern = /^[+-]?\d+$/
const floatPattern = /^[+-]?(NaN|Infinity|(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?)$/

/** The functions called by name only, except those that read documents. */
export const globalFunctions: Readonly<Record<string, BuiltIn>> = {
  int: { takes: one, call: (_, [value]) => toInt(value ?? null) },
  float: { takes: one, call: (_, [value]) => toFloat(value ?? null) },
  string: { takes: one, call: (_, [value]) => toText(value ?? null) },
  path: { takes: one, call: (_, [text]) => RulesPath.withVariables(asString(text)) },
}

function toInt(value: RulesValue): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return floatToInt(value)
  if (typeof value === 'string' && intPattern.test(value)) return fitInt(BigInt(value.replace('+', '')))
  return fail(`A ${typeOf(value)} cannot be turned into an int`)
}

function toFloat(value: RulesValue): number {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value)
  if (typeof value === 'string' && floatPattern.test(value.trim())) return Number(value)
  return fail(`A ${typeOf(value)} cannot be turned into a float`)
}
