import { invalidArgument } from '../status.ts'
import { getField, parseFieldPath, withField } from '../values/field-path.ts'
import { fromInstant, type Instant } from '../values/instant.ts'
import { sortKey } from '../values/sort-key.ts'
import type { Fields, FieldTransform, Value } from '../wire.ts'

const int64Max = 2n ** 63n - 1n
const int64Min = -(2n ** 63n)

/** Returns the fields after the transforms, and the result of each transform for the caller. */
export function transformFields(
  fields: Fields,
  transforms: readonly FieldTransform[],
  time: Instant,
): { fields: Fields; results: Value[] } {
  let current = fields
  const results: Value[] = []
  for (const transform of transforms) {
    const path = parseFieldPath(transform.fieldPath)
    const { value, result } = transformValue(getField(current, path), transform, time)
    current = withField(current, path, value)
    results.push(result)
  }
  return { fields: current, results }
}

function transformValue(old: Value | undefined, transform: FieldTransform, time: Instant) {
  if (transform.setToServerValue === 'REQUEST_TIME') {
    const value = { timestampValue: fromInstant(time - (time % 1000)) }
    return { value, result: value }
  }
  if (transform.increment) return same(increment(old, operand(transform.increment)))
  if (transform.maximum) return same(extreme(old, operand(transform.maximum), 1))
  if (transform.minimum) return same(extreme(old, operand(transform.minimum), -1))
  const nothing: Value = { nullValue: 'NULL_VALUE' }
  if (transform.appendMissingElements) {
    const values = [...(old?.arrayValue?.values ?? [])]
    const known = new Set(values.map(sortKey))
    for (const element of transform.appendMissingElements.values ?? []) {
      const key = sortKey(element)
      if (!known.has(key)) values.push(element)
      known.add(key)
    }
    return { value: { arrayValue: { values } }, result: nothing }
  }
  if (transform.removeAllFromArray) {
    const unwanted = new Set(transform.removeAllFromArray.values?.map(sortKey))
    const values = (old?.arrayValue?.values ?? []).filter((element) => !unwanted.has(sortKey(element)))
    return { value: { arrayValue: { values } }, result: nothing }
  }
  throw invalidArgument('A field transform must name its transformation.')
}

const same = (value: Value) => ({ value, result: value })

const isNumber = (value: Value | undefined): value is Value =>
  value?.integerValue !== undefined || value?.doubleValue !== undefined

function operand(value: Value): Value {
  if (!isNumber(value)) throw invalidArgument('The operand of a numeric transform must be a number.')
  return value
}

const asNumber = (value: Value) => value.doubleValue ?? Number(value.integerValue)

function increment(old: Value | undefined, by: Value): Value {
  if (!isNumber(old)) return by
  if (old.integerValue === undefined || by.integerValue === undefined)
    return { doubleValue: asNumber(old) + asNumber(by) }
  const sum = BigInt(old.integerValue) + BigInt(by.integerValue)
  return { integerValue: String(sum > int64Max ? int64Max : sum < int64Min ? int64Min : sum) }
}

function extreme(old: Value | undefined, other: Value, sign: 1 | -1): Value {
  if (!isNumber(old) || Number.isNaN(asNumber(other))) return other
  return (asNumber(other) - asNumber(old)) * sign > 0 ? other : old
}
