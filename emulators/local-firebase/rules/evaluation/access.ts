import { fail } from '../values/evaluation-error.ts'
import { PartialMap } from '../values/partial-map.ts'
import { RulesPath } from '../values/rules-path.ts'
import type { RulesValue } from '../values/rules-value.ts'
import { isList, isMap, typeOf } from '../values/type-of.ts'

/** Returns the value of `object.name`. */
export function readMember(object: RulesValue, name: string): RulesValue {
  if (object === null) return fail('Null value error.')
  const map = object instanceof PartialMap ? object.known : object
  if (!isMap(map)) return fail(`Property access error. A ${typeOf(object)} has no property ${name}.`)
  const value = map.get(name)
  return value === undefined ? fail(`Property ${name} is undefined on object.`) : value
}

/** Returns the value of `object[index]`. */
export function readIndex(object: RulesValue, index: RulesValue): RulesValue {
  if (typeof index === 'string') return readMember(object, index)
  if (object === null) return fail('Null value error.')
  if (typeof index !== 'bigint') return fail(`A ${typeOf(index)} cannot be an index.`)
  const items = itemsOf(object)
  checkIndex(index, items.length)
  return items[Number(index)] ?? null
}

function checkIndex(index: bigint, size: number) {
  if (index < 0n || index >= BigInt(size)) fail(`Index out of bound error. Index: [${index}] , size: [${size}].`)
}

/**
 * Returns the value of `object[from:to]`: from the first index up to, but without, the second. As in Google's engine both the
 * first element and the last one before the end must exist, so that [0:0] is an error and [1:1] is empty.
 */
export function readSlice(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  if (object === null) return fail('Null value error.')
  if (typeof from !== 'bigint' || typeof to !== 'bigint') return fail('A range is given by two integers.')
  const items = itemsOf(object)
  checkIndex(from, items.length)
  checkIndex(to - 1n, items.length)
  if (from > to) return fail(`Illegal range error. From index: [${from}] , To index: [${to}].`)
  const part = items.slice(Number(from), Number(to))
  if (typeof object === 'string') return part.join('')
  return object instanceof RulesPath ? new RulesPath(part as string[]) : part
}

function itemsOf(object: RulesValue): readonly RulesValue[] {
  if (typeof object === 'string') return object.split('')
  if (object instanceof RulesPath) return object.closed()
  return isList(object) ? object : fail(`A ${typeOf(object)} has no elements by number.`)
}
