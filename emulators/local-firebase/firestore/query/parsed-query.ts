import { checkCollectionId, parseName, parseParentName } from '../resource-name.ts'
import { invalidArgument, unimplemented } from '../status.ts'
import { type FieldPath, formatFieldPath, parseFieldPath } from '../values/field-path.ts'
import { afterKeys, pathKey, reverseKey, sortKey } from '../values/sort-key.ts'
import type { Cursor, StructuredQuery, Value } from '../wire.ts'
import {
  type Condition,
  disjunctions,
  type FieldCondition,
  isInequality,
  isName,
  leavesOf,
  parseFilter,
} from './query-filter.ts'

export type Order = {
  field: FieldPath
  descending: boolean
}

/** A validated structured query, with the orders that Firestore adds. */
export type ParsedQuery = {
  /** Path of the parent document, empty for the root. */
  parent: string
  /** Undefined for collections with any id. */
  collectionId: string | undefined
  allDescendants: boolean
  condition: Condition | undefined
  disjunctions: FieldCondition[][]
  /** The orders that the caller gave. */
  explicitOrders: Order[]
  /** The complete order, ending in the document's name. */
  orders: Order[]
  /** True if all orders descend: the results are then those of the ascending orders, read backwards. */
  isBackwards: boolean
  /** The range of sort keys (see `scanOrders`) that the cursors allow: from <= key < to. */
  from: string
  to: string
  offset: number
  limit: number | undefined
  /** The field paths to return; undefined for all. */
  select: string[] | undefined
}

/** Parses a query in wire format; throws INVALID_ARGUMENT if Firestore would refuse it. */
export function parseQuery(parentName: string | undefined, query: StructuredQuery | undefined): ParsedQuery {
  if (!query) throw invalidArgument('A query is required.')
  if (query.findNearest) throw unimplemented('The embedded emulator does not search by vectors.')
  const [from, ...more] = query.from ?? []
  if (!from || more.length > 0) throw invalidArgument('A query must have exactly one source.')
  if (from.collectionId) checkCollectionId(from.collectionId)
  const condition = query.where ? parseFilter(query.where) : undefined
  const alternatives = disjunctions(condition)
  checkFilter(condition, alternatives)
  const explicitOrders = (query.orderBy ?? []).map(({ field, direction }) => ({
    field: parseFieldPath(field?.fieldPath),
    descending: direction === 'DESCENDING',
  }))
  const orders = completeOrders(explicitOrders, leavesOf(condition))
  const limit = query.limit?.value
  const isBackwards = orders.every((order) => order.descending)
  if ((query.offset ?? 0) < 0) throw invalidArgument('offset is negative')
  if (limit !== undefined && limit < 0) throw invalidArgument('limit is negative')
  return {
    parent: parseParentName(parentName).path,
    collectionId: from.collectionId || undefined,
    allDescendants: from.allDescendants ?? false,
    condition,
    disjunctions: alternatives,
    explicitOrders,
    orders,
    isBackwards,
    ...stretch(query, scanOrders({ orders, isBackwards }), isBackwards),
    offset: query.offset ?? 0,
    limit: query.limit ? (limit ?? 0) : undefined,
    select: query.select?.fields?.map((field) => field.fieldPath ?? ''),
  }
}

/**
 * Throws INVALID_ARGUMENT for a filter that Firestore does not allow: https://firebase.google.com/docs/firestore/query-data/queries#query_limitations
 */
function checkFilter(condition: Condition | undefined, alternatives: readonly FieldCondition[][]): void {
  const leaves = leavesOf(condition)
  const has = (...ops: FieldCondition['op'][]) => leaves.filter((leaf) => ops.includes(leaf.op)).length
  if (has('NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL') > 1)
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    )
  if (has('NOT_IN') > 0 && (has('IN', 'ARRAY_CONTAINS_ANY') > 0 || alternatives.length > 1))
    throw invalidArgument("'NOT_IN' cannot be used with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR' filters in the same query.")
  for (const alternative of alternatives)
    if (alternative.filter((leaf) => leaf.op === 'ARRAY_CONTAINS').length > 1)
      throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.")
  const ranged = new Set(leaves.filter(isInequality).map((leaf) => formatFieldPath(leaf.field)))
  if (ranged.size > 10) throw invalidArgument('A query can have range and inequality filters on up to 10 fields.')
}

/** Returns the orders completed as Firestore does: https://firebase.google.com/docs/firestore/query-data/multiple-range-fields */
function completeOrders(explicit: Order[], leaves: FieldCondition[]): Order[] {
  const orders = [...explicit]
  const seen = new Set(orders.map((order) => formatFieldPath(order.field)))
  if (seen.size < orders.length) throw invalidArgument('order by clause cannot contain duplicate fields.')
  const descending = orders.at(-1)?.descending ?? false
  const inequalities = leaves.filter((leaf) => isInequality(leaf) && !isName(leaf.field))
  for (const text of [...new Set(inequalities.map((leaf) => formatFieldPath(leaf.field)))].sort())
    if (!seen.has(text)) orders.push({ field: parseFieldPath(text), descending })
  if (!orders.some((order) => isName(order.field))) orders.push({ field: ['__name__'], descending })
  return orders
}

/** Returns the orders by which sort keys are made: those of the query, or the ascending ones of a query read backwards. */
export const scanOrders = ({ orders, isBackwards }: Pick<ParsedQuery, 'orders' | 'isBackwards'>): Order[] =>
  isBackwards ? orders.map(({ field }) => ({ field, descending: false })) : orders

function stretch({ startAt, endAt }: StructuredQuery, orders: Order[], isBackwards: boolean) {
  const [first, last] = isBackwards ? [endAt, startAt] : [startAt, endAt]
  return {
    from: first ? edge(first, orders, (first.before ?? false) === isBackwards) : '',
    to: last ? edge(last, orders, (last.before ?? false) === isBackwards) : afterKeys,
  }
}

/** Returns the key of a cursor's position: before or after everything that begins with its values. */
function edge({ values = [] }: Cursor, orders: Order[], isAfter: boolean): string {
  if (values.length > orders.length) throw invalidArgument('Cursor has too many values.')
  const key = values.map((value, i) => cursorKey(value, orders[i] as Order)).join('')
  return isAfter ? key + afterKeys : key
}

function cursorKey(value: Value, order: Order): string {
  const key = isName(order.field) ? pathKey(parseName(value.referenceValue).path) : sortKey(value)
  return order.descending ? reverseKey(key) : key
}
