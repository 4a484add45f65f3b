import { invalidArgument } from '../status.ts'
import type { Fields, Value } from '../wire.ts'

export type FieldPath = readonly string[]

/** The pseudo-field for a document's own name. */
export const nameField = '__name__'

const simplePattern = /^[A-Za-z_][A-Za-z0-9_]*$/
const segmentPattern = /([^.`]+)|`((?:[^`\\]|\\.)*)`/y

const parsed = new Map<string, FieldPath>()

/** Parses `a.b` and `` a.`b c` `` into segments; throws INVALID_ARGUMENT for a malformed path. */
export function parseFieldPath(path: string | undefined): FieldPath {
  const text = path ?? ''
  const known = parsed.get(text)
  if (known) return known
  const segments: string[] = []
  let at = 0
  while (true) {
    segmentPattern.lastIndex = at
    const match = segmentPattern.exec(text)
    if (!match) throw invalidArgument(`Invalid property path "${text}".`)
    segments.push(match[1] ?? (match[2] ?? '').replace(/\\(.)/gs, '$1'))
    at = segmentPattern.lastIndex
    if (at === text.length) break
    if (text[at] !== '.') throw invalidArgument(`Invalid property path "${text}".`)
    at += 1
  }
  if (parsed.size < 10_000) parsed.set(text, segments)
  return segments
}

/** Returns the canonical text of a path, with backticks around segments that need them. */
export const formatFieldPath = (path: FieldPath) =>
  path.map((segment) => (simplePattern.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``)).join('.')

/** Returns the value at a path; undefined if the document has no such field. */
export function getField(fields: Fields | undefined, path: FieldPath): Value | undefined {
  let current: Fields | undefined = fields
  let value: Value | undefined
  for (const segment of path) {
    if (!current || !Object.hasOwn(current, segment)) return undefined
    value = current[segment]
    current = value?.mapValue ? (value.mapValue.fields ?? {}) : undefined
  }
  return value
}

/** Returns the fields with the value at a path replaced, or removed if undefined; the input is not changed. */
export function withField(fields: Fields | undefined, path: FieldPath, value: Value | undefined): Fields {
  const [head, ...rest] = path
  const copy: Fields = { ...fields }
  if (head === undefined) return copy
  if (rest.length === 0) {
    if (value === undefined) delete copy[head]
    else copy[head] = value
    return copy
  }
  const child = Object.hasOwn(copy, head) ? copy[head] : undefined
  if (value === undefined && !child?.mapValue) return copy
  copy[head] = { mapValue: { fields: withField(child?.mapValue?.fields, rest, value) } }
  return copy
}

/** Returns only the fields that a mask names; everything without a mask. */
export function maskFields(fields: Fields | undefined, paths: readonly string[] | undefined): Fields | undefined {
  if (!paths) return fields
  let result: Fields = {}
  for (const text of paths) {
    if (text === nameField) continue
    const path = parseFieldPath(text)
    const value = getField(fields, path)
    if (value !== undefined) result = withField(result, path, value)
  }
  return result
}
