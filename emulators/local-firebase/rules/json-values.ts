import type { RulesMap, RulesValue } from './values/rules-value.ts'

/** Returns JSON as rules see it, with whole numbers as integers. Used for the claims of a token. */
export function fromJson(value: unknown): RulesValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value
  if (Array.isArray(value)) return value.map(fromJson)
  return typeof value === 'object' ? jsonMap(value) : null
}

export const jsonMap = (value: object): RulesMap =>
  new Map(Object.entries(value).map(([name, member]) => [name, fromJson(member)]))
