import { LatLng } from './values/lat-lng.ts'
import { RulesPath } from './values/rules-path.ts'
import type { RulesMap, RulesValue } from './values/rules-value.ts'
import { Timestamp } from './values/times.ts'

type ProtoTimestamp = { readonly seconds?: string | number | null; readonly nanos?: number | null }

/**
 * A Firestore value as gRPC (proto-loader or google-gax) or REST delivers it: times as {seconds, nanos} or RFC 3339,
 * integers as text or number, bytes as a buffer or base64.
 */
export type FirestoreValue = {
  readonly nullValue?: unknown
  readonly booleanValue?: boolean | null
  readonly integerValue?: string | number | { toString(): string } | null
  readonly doubleValue?: number | string | null
  readonly timestampValue?: string | ProtoTimestamp | null
  readonly stringValue?: string | null
  readonly bytesValue?: string | Uint8Array | null
  readonly referenceValue?: string | null
  readonly geoPointValue?: { readonly latitude?: number | null; readonly longitude?: number | null } | null
  readonly arrayValue?: { readonly values?: readonly FirestoreValue[] | null } | null
  readonly mapValue?: { readonly fields?: FirestoreFields | null } | null
}

export type FirestoreFields = Readonly<Record<string, FirestoreValue>>

/** `name` is 'projects/…/databases/…/documents/…'. */
export type FirestoreDocument = { readonly name: string; readonly fields?: FirestoreFields | null }

/** Returns a Firestore value as the rules language sees it. Kinds unknown to rules (such as vectors) become null. */
export function fromFirestore(value: FirestoreValue): RulesValue {
  if (value.stringValue != null) return value.stringValue
  if (value.integerValue != null) return BigInt(value.integerValue.toString())
  if (value.booleanValue != null) return value.booleanValue
  if (value.doubleValue != null) return Number(value.doubleValue)
  if (value.mapValue) return fieldsMap(value.mapValue.fields)
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(fromFirestore)
  if (value.timestampValue != null) return timestampOf(value.timestampValue)
  if (value.referenceValue != null) return documentPath(value.referenceValue)
  if (value.geoPointValue) return new LatLng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0)
  if (typeof value.bytesValue === 'string') return Buffer.from(value.bytesValue, 'base64')
  return value.bytesValue ?? null
}

function fieldsMap(fields: FirestoreFields | null | undefined): RulesMap {
  return new Map(Object.entries(fields ?? {}).map(([name, value]) => [name, fromFirestore(value)]))
}

function timestampOf(value: string | ProtoTimestamp): RulesValue {
  if (typeof value === 'string') return Timestamp.parse(value) ?? null
  return new Timestamp(BigInt(value.seconds ?? 0) * 1_000_000_000n + BigInt(value.nanos ?? 0))
}

/** Returns '/databases/(default)/documents/…' for a full resource name: rules omit the project. */
export function documentPath(name: string): RulesPath {
  return RulesPath.parse(name.replace(/^projects\/[^/]+/, ''))
}

/** Returns what rules see as `resource`: the fields as `data`, the `id`, and the path as `__name__`. */
export function documentResource(document: FirestoreDocument): RulesMap {
  const path = documentPath(document.name)
  return new Map<string, RulesValue>([
    ['data', fieldsMap(document.fields)],
    ['id', path.closed().at(-1) ?? ''],
    ['__name__', path],
  ])
}
