import { invalidArgument } from '../status.ts'
import type { Fields, Value } from '../wire.ts'
import { sharedText } from './shared-text.ts'

const maxDocumentBytes = 1_048_576
const maxDepth = 20
const reservedPattern = /^__.*__$/s

/**
 * Returns the fields as Firestore stores them (timestamps truncated to microseconds).
 * Throws INVALID_ARGUMENT for names, nesting or a size that Firestore refuses.
 * https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export function checkFields(name: string, fields: Fields | undefined): Fields {
  const stored = checkMap(fields ?? {}, 1)
  const size = documentBytes(name, stored)
  if (size > maxDocumentBytes)
    throw invalidArgument(
      `Document '${name}' cannot be written because its size (${size.toLocaleString('en')} bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    )
  return stored
}

function checkMap(fields: Fields, depth: number): Fields {
  const vector = fields.__type__?.stringValue === '__vector__'
  const result: Fields = {}
  for (const [key, value] of Object.entries(fields)) {
    if (key === '') throw invalidArgument('Document fields must not be empty.')
    if (reservedPattern.test(key) && !vector)
      throw invalidArgument(`Property name "${key}" is invalid because it is reserved.`)
    result[key] = checkValue(value, depth, false)
  }
  return result
}

function checkValue(value: Value, depth: number, inArray: boolean): Value {
  if (depth > maxDepth) throw invalidArgument(`Property is nested more than ${maxDepth} levels deep.`)
  if (value.mapValue) return { mapValue: { fields: checkMap(value.mapValue.fields ?? {}, depth + 1) } }
  if (value.arrayValue) {
    if (inArray) throw invalidArgument('Cannot convert an array value in an array value.')
    const items = value.arrayValue.values ?? []
    return { arrayValue: { values: items.map((item) => sharedText(checkValue(item, depth + 1, true))) } }
  }
  if (value.timestampValue) {
    const { seconds = '0', nanos = 0 } = value.timestampValue
    return { timestampValue: { seconds: String(seconds), nanos: nanos - (nanos % 1000) } }
  }
  if (value.integerValue !== undefined) return { integerValue: String(value.integerValue) }
  if (Object.values(value).every((member) => member === undefined)) throw invalidArgument('Value is missing its type.')
  return value
}

const textBytes = (text: string) => Buffer.byteLength(text) + 1

/** Returns a document's size by Firestore's own rules: https://firebase.google.com/docs/firestore/storage-size */
function documentBytes(name: string, fields: Fields): number {
  return nameBytes(name) + mapBytes(fields) + 32
}

const nameBytes = (name: string) =>
  name
    .replace(/^.*?\/documents\//, '')
    .split('/')
    .reduce((sum, segment) => sum + textBytes(segment), 16)

const mapBytes = (fields: Fields): number =>
  Object.entries(fields).reduce((sum, [key, value]) => sum + textBytes(key) + valueBytes(value), 0)

function valueBytes(value: Value): number {
  if (value.stringValue !== undefined) return textBytes(value.stringValue)
  if (value.bytesValue !== undefined) return value.bytesValue.length
  if (value.referenceValue !== undefined) return nameBytes(value.referenceValue)
  if (value.geoPointValue !== undefined) return 16
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).reduce((sum, v) => sum + valueBytes(v), 0)
  if (value.mapValue !== undefined) return mapBytes(value.mapValue.fields ?? {})
  if (value.nullValue !== undefined || value.booleanValue !== undefined) return 1
  return 8
}
