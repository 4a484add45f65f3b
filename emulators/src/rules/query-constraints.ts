import { type FirestoreValue, fromFirestore } from './firestore-values.ts'
import { PartialMap } from './values/partial-map.ts'
import type { RulesMap, RulesValue } from './values/rules-value.ts'
import { isList } from './values/type-of.ts'
import { type Bound, UnknownValue } from './values/unknown-value.ts'

type FieldReference = { readonly fieldPath?: string | null } | null

/** The filter of a StructuredQuery, as gRPC or REST delivers it. */
export type QueryFilter = {
  readonly compositeFilter?: {
    readonly op?: string | number | null
    readonly filters?: readonly QueryFilter[] | null
  } | null
  readonly fieldFilter?: {
    readonly field?: FieldReference
    readonly op?: string | number | null
    readonly value?: FirestoreValue | null
  } | null
  readonly unaryFilter?: { readonly field?: FieldReference; readonly op?: string | number | null } | null
}

type Constraint = { readonly field: string; readonly operator: '==' | Bound['operator']; readonly value: RulesValue }

/** One way to satisfy a query's filter: all of these hold. */
export type Conjunction = readonly Constraint[]

/** Firestore runs no query with more alternatives; beyond them nothing is taken as known, so rules refuse more. */
const ALTERNATIVES = 30

const RANGES: Readonly<Record<string, Bound['operator']>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'contains',
}

/** The alternatives of a filter (its disjunctive normal form): a document is found when it satisfies one of them. */
export function alternativesOf(filter: QueryFilter | null | undefined): readonly Conjunction[] {
  if (!filter) return [[]]
  const { compositeFilter, fieldFilter, unaryFilter } = filter
  if (compositeFilter) {
    const parts = (compositeFilter.filters ?? []).map(alternativesOf)
    const isOr = compositeFilter.op === 'OR'
    const alternatives = isOr ? parts.flat() : parts.reduce(combine, [[]])
    return alternatives.length > ALTERNATIVES ? [[]] : alternatives
  }
  if (fieldFilter) return fieldAlternatives(fieldFilter.field?.fieldPath ?? '', fieldFilter.op, fieldFilter.value ?? {})
  const field = unaryFilter?.field?.fieldPath ?? ''
  if (unaryFilter?.op === 'IS_NULL') return [[{ field, operator: '==', value: null }]]
  if (unaryFilter?.op === 'IS_NOT_NULL') return [[{ field, operator: '!=', value: null }]]
  return [[]]
}

const combine = (left: readonly Conjunction[], right: readonly Conjunction[]) =>
  left.flatMap((a) => right.map((b) => [...a, ...b])).slice(0, ALTERNATIVES + 1)

function fieldAlternatives(
  field: string,
  op: string | number | null | undefined,
  proto: FirestoreValue,
): readonly Conjunction[] {
  const value = fromFirestore(proto)
  const values = isList(value) ? value : []
  if (op === 'EQUAL') return [[{ field, operator: '==', value }]]
  if (op === 'IN') return values.map((item) => [{ field, operator: '==', value: item }])
  if (op === 'NOT_IN') return [values.map((item) => ({ field, operator: '!=', value: item }))]
  if (op === 'ARRAY_CONTAINS_ANY') return values.map((item) => [{ field, operator: 'contains', value: item }])
  const operator = RANGES[String(op)]
  return operator ? [[{ field, operator, value }]] : [[]]
}

/** The id or path that the alternative fixes by a filter on the document's name. */
export function fixedName(constraints: Conjunction): RulesValue | undefined {
  return constraints.find(({ field, operator }) => field === '__name__' && operator === '==')?.value
}

/** What the alternative tells about the fields of the documents it finds. */
export function knownFields(constraints: Conjunction): PartialMap {
  const exact = new Map<string, RulesValue>()
  const bounds = new Map<string, Bound[]>()
  for (const { field, operator, value } of constraints) {
    if (operator === '==') exact.set(field, value)
    else bounds.set(field, [...(bounds.get(field) ?? []), { operator, value }])
  }
  const leaves = new Map<string, RulesValue>([...bounds].map(([field, known]) => [field, new UnknownValue(known)]))
  for (const [field, value] of exact) leaves.set(field, value)
  leaves.delete('__name__')
  return new PartialMap(nest([...leaves].map(([field, value]) => [splitFieldPath(field), value])))
}

function nest(entries: readonly (readonly [readonly string[], RulesValue])[]): RulesMap {
  const known = new Map<string, RulesValue>()
  for (const name of new Set(entries.map(([[first]]) => first ?? ''))) {
    const inside = entries.filter(([[first]]) => first === name)
    const whole = inside.find(([names]) => names.length === 1)
    const deeper = inside.map(([names, value]) => [names.slice(1), value] as const)
    known.set(name, whole ? whole[1] : new PartialMap(nest(deeper)))
  }
  return known
}

/** 'a.`b.c`' names the field b.c inside a. */
function splitFieldPath(path: string): string[] {
  return [...path.matchAll(/`((?:[^`\\]|\\.)*)`|[^.`]+/g)].map(([whole, quoted]) =>
    quoted === undefined ? whole : quoted.replace(/\\(.)/g, '$1'),
  )
}
