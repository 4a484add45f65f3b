import type { LatLng } from './lat-lng.ts'
import type { MapDiff } from './map-diff.ts'
import type { PartialMap } from './partial-map.ts'
import type { RulesPath } from './rules-path.ts'
import type { RulesSet } from './rules-set.ts'
import type { Duration, Timestamp } from './times.ts'
import type { UnknownValue } from './unknown-value.ts'

/**
 * A value of the rules language. Integers are bigint, floats number, bytes Uint8Array; a PartialMap and an UnknownValue
 * represent documents that a query may or may not return.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | readonly RulesValue[]
  | ReadonlyMap<string, RulesValue>
  | RulesSet
  | MapDiff
  | PartialMap
  | UnknownValue
  | RulesPath
  | Timestamp
  | Duration
  | LatLng

export type RulesMap = ReadonlyMap<string, RulesValue>
