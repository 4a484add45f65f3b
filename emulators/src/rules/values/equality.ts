import { fail } from './evaluation-error.ts'
import { LatLng } from './lat-lng.ts'
import { MapDiff } from './map-diff.ts'
import { PartialMap } from './partial-map.ts'
import { RulesPath } from './rules-path.ts'
import { RulesSet } from './rules-set.ts'
import type { RulesMap, RulesValue } from './rules-value.ts'
import { Duration, Timestamp } from './times.ts'
import { UnknownValue } from './unknown-value.ts'

/** Whether a == b: numbers by value, whatever their type; values of different types are never equal. */
export function areEqual(a: RulesValue, b: RulesValue): boolean {
  if (isUndetermined(a) || isUndetermined(b)) return fail('The query does not determine this value')
  if (typeof a === 'bigint' || typeof a === 'number') {
    // biome-ignore lint/suspicious/noDoubleEquals: an integer and a float compare exactly, without a lossy conversion
    return (typeof b === 'bigint' || typeof b === 'number') && a == b
  }
  if (a === null || typeof a !== 'object' || b === null || typeof b !== 'object') return a === b
  if (Array.isArray(a)) return Array.isArray(b) && equalLists(a, b)
  if (a instanceof Map) return b instanceof Map && equalMaps(a, b)
  if (a instanceof Uint8Array) return b instanceof Uint8Array && Buffer.compare(a, b) === 0
  if (a instanceof RulesSet) {
    return b instanceof RulesSet && a.items.length === b.items.length && a.items.every((item) => b.has(item))
  }
  if (a instanceof RulesPath) return b instanceof RulesPath && a.toString() === b.toString()
  if (a instanceof Timestamp) return b instanceof Timestamp && a.nanoseconds === b.nanoseconds
  if (a instanceof Duration) return b instanceof Duration && a.nanoseconds === b.nanoseconds
  if (a instanceof LatLng) return b instanceof LatLng && a.latitude === b.latitude && a.longitude === b.longitude
  if (a instanceof MapDiff) return a === b
  return false
}

const isUndetermined = (value: RulesValue) => value instanceof UnknownValue || value instanceof PartialMap

function equalLists(a: readonly RulesValue[], b: readonly RulesValue[]): boolean {
  return a.length === b.length && a.every((item, i) => areEqual(item, b[i] as RulesValue))
}

function equalMaps(a: RulesMap, b: RulesMap): boolean {
  if (a.size !== b.size) return false
  for (const [key, value] of a) {
    const other = b.get(key)
    if (other === undefined || !areEqual(value, other)) return false
  }
  return true
}
