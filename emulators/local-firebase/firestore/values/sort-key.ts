// Firestore's order of values, as strings: a comes before b exactly when sortKey(a) < sortKey(b). Every character is a byte (0 to 255) and no key is
// the beginning of another, so keys can be joined into the key of a composite index and reversed for descending order.
// https://firebase.google.com/docs/firestore/manage-data/data-types
import type { Value } from '../wire.ts'

const tags = {
  null: '\x05',
  boolean: '\x0a',
  nan: '\x0f',
  number: '\x14',
  timestamp: '\x1e',
  string: '\x28',
  bytes: '\x32',
  reference: '\x3c',
  geoPoint: '\x46',
  array: '\x50',
  vector: '\x55',
  map: '\x5a',
} as const

const endMark = '\x00'
const view = new DataView(new ArrayBuffer(8))
/** The number of arguments of a function call is limited. */
const longKeyLength = 1024

/** Greater than every character of a key: key + afterKeys sorts after everything that begins with the key. */
export const afterKeys = '\u0100'

export function sortKey(value: Value): string {
  if (value.stringValue !== undefined) return tags.string + textKey(value.stringValue)
  if (value.integerValue !== undefined) return tags.number + integerKey(value.integerValue)
  if (value.doubleValue !== undefined)
    return Number.isNaN(value.doubleValue) ? tags.nan : `${tags.number + doubleKey(value.doubleValue)}\x80\x00`
  if (value.booleanValue !== undefined) return tags.boolean + (value.booleanValue ? '\x02' : '\x01')
  if (value.timestampValue !== undefined)
    return (
      tags.timestamp + doubleKey(Number(value.timestampValue.seconds ?? 0)) + wordKey(value.timestampValue.nanos ?? 0)
    )
  if (value.referenceValue !== undefined) return tags.reference + pathKey(value.referenceValue)
  if (value.bytesValue !== undefined) return tags.bytes + binaryKey(Buffer.from(value.bytesValue).toString('latin1'))
  if (value.geoPointValue !== undefined)
    return tags.geoPoint + doubleKey(value.geoPointValue.latitude ?? 0) + doubleKey(value.geoPointValue.longitude ?? 0)
  if (value.arrayValue !== undefined)
    return tags.array + (value.arrayValue.values ?? []).map(sortKey).join('') + endMark
  if (value.mapValue !== undefined) return mapKey(value.mapValue.fields ?? {})
  return tags.null
}

/** Returns the key for descending order. */
export function reverseKey(key: string): string {
  if (key.length > longKeyLength) return reverseKey(key.slice(0, longKeyLength)) + reverseKey(key.slice(longKeyLength))
  const codes = new Array<number>(key.length)
  for (let i = 0; i < key.length; i++) codes[i] = 255 - key.charCodeAt(i)
  return String.fromCharCode.apply(undefined, codes)
}

const numericIdPattern = /^__id(-?\d+)__$/

/** Orders resource names segment by segment: a parent before what is below it, numeric ids before named ones. */
export function pathKey(path: string): string {
  let key = ''
  for (const segment of path.split('/')) {
    const numeric = segment.startsWith('__id') ? numericIdPattern.exec(segment)?.[1] : undefined
    key += numeric === undefined ? `\x03${textKey(segment)}` : `\x02${integerKey(numeric)}`
  }
  return key + endMark
}

export const isNullKey = (key: string) => key === tags.null

const plainPattern = /^[ -~]*$/

function textKey(text: string): string {
  return plainPattern.test(text) ? `${text}\x00\x01` : binaryKey(Buffer.from(text, 'utf8').toString('latin1'))
}

const binaryKey = (binary: string) => `${binary.replaceAll('\x00', '\x00\xff')}\x00\x01`

function integerKey(decimal: string): string {
  const approximate = Number(decimal)
  const rest = Number.isSafeInteger(approximate) ? 0 : Number(BigInt(decimal) - BigInt(approximate))
  const biased = rest + 0x8000
  return doubleKey(approximate) + String.fromCharCode(biased >> 8, biased & 255)
}

function doubleKey(number: number): string {
  view.setFloat64(0, number === 0 ? 0 : number)
  let high = view.getUint32(0)
  let low = view.getUint32(4)
  if (high & 0x80000000) {
    high = ~high
    low = ~low
  } else {
    high ^= 0x80000000
  }
  return wordKey(high) + wordKey(low)
}

const wordKey = (word: number) =>
  String.fromCharCode((word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255)

function mapKey(fields: Record<string, Value>): string {
  const vector = fields.__type__?.stringValue === '__vector__' ? fields.value?.arrayValue : undefined
  if (vector) {
    const values = vector.values ?? []
    return tags.vector + doubleKey(values.length) + values.map(sortKey).join('') + endMark
  }
  const entries = Object.entries(fields).map(([name, value]) => [tags.string + textKey(name), value] as const)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return tags.map + entries.map(([name, value]) => name + sortKey(value)).join('') + endMark
}
