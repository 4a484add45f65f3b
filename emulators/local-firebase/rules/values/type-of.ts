import { LatLng } from './lat-lng.ts'
import { MapDiff } from './map-diff.ts'
import { PartialMap } from './partial-map.ts'
import { RulesPath } from './rules-path.ts'
import { RulesSet } from './rules-set.ts'
import type { RulesMap, RulesValue } from './rules-value.ts'
import { Duration, Timestamp } from './times.ts'
import { UnknownValue } from './unknown-value.ts'

const typesInOrder = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'null',
  'path',
  'set',
  'string',
  'timestamp',
] as const

export type TypeName = (typeof typesInOrder)[number]

/** The type names allowed after `is`. */
export const typeNames: ReadonlySet<string> = new Set<string>([...typesInOrder, 'number'])

export const isMap = (value: RulesValue): value is RulesMap => value instanceof Map

export const isList = (value: RulesValue): value is readonly RulesValue[] => Array.isArray(value)

/** Returns the name of a value's type in the rules language. */
export function typeOf(value: RulesValue): TypeName {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'bigint') return 'int'
  if (typeof value === 'number') return 'float'
  if (typeof value === 'string') return 'string'
  if (value instanceof Uint8Array) return 'bytes'
  if (value instanceof RulesSet) return 'set'
  if (value instanceof MapDiff) return 'map_diff'
  if (value instanceof RulesPath) return 'path'
  if (value instanceof Timestamp) return 'timestamp'
  if (value instanceof Duration) return 'duration'
  if (value instanceof LatLng) return 'latlng'
  if (value instanceof PartialMap) return 'map'
  if (value instanceof UnknownValue) return 'constraint'
  return Array.isArray(value) ? 'list' : 'map'
}
