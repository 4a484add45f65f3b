import { invalidArgument } from '../status.ts'
import { type FieldPath, getField, nameField, parseFieldPath } from '../values/field-path.ts'
import { isNullKey, pathKey, sortKey } from '../values/sort-key.ts'
import type { FieldOperator, Fields, Filter, UnaryOperator, Value } from '../wire.ts'

const maxDisjunctions = 30

/** A condition on one field. */
export type FieldCondition = {
  kind: 'field'
  field: FieldPath
  op: FieldOperator | UnaryOperator
  value: Value | undefined
  /** Sort key of the value; for a list operator, of each of its elements. */
  keys: string[]
}

export type Condition = FieldCondition | { kind: 'and'; parts: Condition[] } | { kind: 'or'; parts: Condition[] }

const nullKey = sortKey({ nullValue: 'NULL_VALUE' })

const listOperators: ReadonlySet<string> = new Set(['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'])
const inequalityOperators: ReadonlySet<string> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
])

export const isInequality = (condition: FieldCondition) => inequalityOperators.has(condition.op)

export const isName = (field: FieldPath) => field.length === 1 && field[0] === nameField

/** Parses a wire filter into a form that can be evaluated; throws INVALID_ARGUMENT for a malformed one. */
export function parseFilter(filter: Filter): Condition {
  if (filter.compositeFilter) {
    const parts = (filter.compositeFilter.filters ?? []).map(parseFilter)
    if (parts.length === 0) throw invalidArgument('A composite filter requires at least one filter.')
    return { kind: filter.compositeFilter.op === 'OR' ? 'or' : 'and', parts }
  }
  if (filter.unaryFilter) {
    const { field, op } = filter.unaryFilter
    if (!op) throw invalidArgument('A unary filter requires an operator.')
    return { kind: 'field', field: parseFieldPath(field?.fieldPath), op, value: undefined, keys: [nullKey] }
  }
  const { field, op, value } = filter.fieldFilter ?? {}
  if (!op || !value) throw invalidArgument('A field filter requires an operator and a value.')
  const path = parseFieldPath(field?.fieldPath)
  const keyOf = isName(path) ? nameKeyOf : sortKey
  if (!listOperators.has(op)) return { kind: 'field', field: path, op, value, keys: [keyOf(value)] }
  const values = value.arrayValue?.values
  if (!values || values.length === 0) throw invalidArgument(`'${op}' requires a non-empty ArrayValue.`)
  const most = op === 'NOT_IN' ? 10 : maxDisjunctions
  if (values.length > most) throw invalidArgument(`'${op}' supports up to ${most} comparison values.`)
  return { kind: 'field', field: path, op, value, keys: values.map(keyOf) }
}

function nameKeyOf(value: Value): string {
  const path = value.referenceValue?.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\//, '')
  if (!path) throw invalidArgument('__key__ filter value must be a Key')
  return pathKey(path)
}

/** Returns all conditions on single fields inside a condition. */
export function leavesOf(condition: Condition | undefined): FieldCondition[] {
  if (!condition) return []
  return condition.kind === 'field' ? [condition] : condition.parts.flatMap(leavesOf)
}

/** Whether a document's fields satisfy a condition. */
export function matches(condition: Condition, path: string, fields: Fields): boolean {
  if (condition.kind === 'and') return condition.parts.every((part) => matches(part, path, fields))
  if (condition.kind === 'or') return condition.parts.some((part) => matches(part, path, fields))
  if (isName(condition.field)) return matchesKey(condition, pathKey(path), undefined)
  const value = getField(fields, condition.field)
  return value !== undefined && matchesKey(condition, sortKey(value), value)
}

function matchesKey({ op, keys }: FieldCondition, key: string, value: Value | undefined): boolean {
  const [first = ''] = keys
  switch (op) {
    case 'EQUAL':
      return key === first
    case 'NOT_EQUAL':
      return key !== first && !isNullKey(key)
    case 'LESS_THAN':
      return key < first && sameType(key, first, value)
    case 'LESS_THAN_OR_EQUAL':
      return key <= first && sameType(key, first, value)
    case 'GREATER_THAN':
      return key > first && sameType(key, first, value)
    case 'GREATER_THAN_OR_EQUAL':
      return key >= first && sameType(key, first, value)
    case 'IN':
      return keys.includes(key)
    case 'NOT_IN':
      return !isNullKey(key) && !keys.includes(key) && !keys.some(isNullKey)
    case 'ARRAY_CONTAINS':
    case 'ARRAY_CONTAINS_ANY':
      return value?.arrayValue?.values?.some((element) => keys.includes(sortKey(element))) ?? false
    case 'IS_NULL':
      return isNullKey(key)
    case 'IS_NOT_NULL':
      return !isNullKey(key)
    case 'IS_NAN':
      return value?.doubleValue !== undefined && Number.isNaN(value.doubleValue)
    case 'IS_NOT_NAN':
      return !isNullKey(key) && !(value?.doubleValue !== undefined && Number.isNaN(value.doubleValue))
  }
}

/** Ranges compare values of one type only; document names are all of one type. */
const sameType = (a: string, b: string, value: Value | undefined) => value === undefined || a[0] === b[0]

/**
 * Returns a condition as an OR of ANDs, with `in` and `array-contains-any` expanded, as Firestore executes it.
 * Throws INVALID_ARGUMENT beyond 30 disjunctions.
 */
export function disjunctions(condition: Condition | undefined): FieldCondition[][] {
  const result = condition ? expand(condition) : [[]]
  if (result.length > maxDisjunctions)
    throw invalidArgument(
      `Invalid query. The maximum number of disjunctions allowed is ${maxDisjunctions}, the query has ${result.length}.`,
    )
  return result
}

function expand(condition: Condition): FieldCondition[][] {
  if (condition.kind === 'or') return condition.parts.flatMap(expand)
  if (condition.kind === 'and')
    return condition.parts.reduce<FieldCondition[][]>(
      (left, part) => {
        const right = expand(part)
        if (left.length * right.length > 1000) throw invalidArgument('Invalid query. It has too many disjunctions.')
        return left.flatMap((a) => right.map((b) => [...a, ...b]))
      },
      [[]],
    )
  const single = condition.op === 'IN' ? 'EQUAL' : condition.op === 'ARRAY_CONTAINS_ANY' ? 'ARRAY_CONTAINS' : undefined
  if (!single) return [[condition]]
  const values = condition.value?.arrayValue?.values ?? []
  return condition.keys.map((key, i) => [{ ...condition, op: single, value: values[i], keys: [key] }])
}
