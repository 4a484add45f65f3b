import type { WireValue } from './storage-messages.ts'
import { RulesPath } from './values/rules-path.ts'
import { RulesSet } from './values/rules-set.ts'
import type { RulesMap, RulesValue } from './values/rules-value.ts'
import { Timestamp } from './values/times.ts'

/** Returns a value that the Storage emulator has written. */
export function fromWire(value: WireValue): RulesValue {
  if (value.string_value !== undefined) return value.string_value
  if (value.bool_value !== undefined) return value.bool_value
  if (value.int_value !== undefined) return BigInt(value.int_value)
  if (value.float_value !== undefined) return Number(value.float_value)
  if (value.timestamp_value !== undefined) return Timestamp.parse(value.timestamp_value) ?? null
  if (value.bytes_value !== undefined) return Buffer.from(value.bytes_value, 'base64')
  if (value.map_value) return wireMap(value.map_value.fields ?? {})
  if (value.list_value) return (value.list_value.values ?? []).map(fromWire)
  if (value.set_value) return new RulesSet((value.set_value.values ?? []).map(fromWire))
  if (value.path_value) return new RulesPath((value.path_value.segments ?? []).map(({ simple }) => simple ?? ''))
  return null
}

const wireMap = (fields: Readonly<Record<string, WireValue>>): RulesMap =>
  new Map(Object.entries(fields).map(([name, value]) => [name, fromWire(value)]))
