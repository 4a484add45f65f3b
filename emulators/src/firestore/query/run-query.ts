import { collectionOf, lastSegment } from '../resource-name.ts'
import type { IndexComponent, OrderedIndex } from '../store/ordered-index.ts'
import { indexKeys } from '../store/ordered-index.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { AFTER, reverseKey } from '../values/sort-key.ts'
import { type ParsedQuery, scanOrders } from './parsed-query.ts'
import { type FieldCondition, isName, matches } from './query-filter.ts'

/** Below this many documents sorting them is as fast as keeping an index. */
const SCAN_UP_TO = 200

interface Hit {
  /** Where the document stands in the order of the scan. */
  key: string
  document: StoredDocument
}

/** Whether a document is a result of the query, offset and limit aside. */
export function isResult(query: ParsedQuery, document: StoredDocument): boolean {
  return inScope(query, document.path) && sortKeyOf(query, document) !== undefined
}

/** The documents of a query in its order. `skipped` tells how many the offset left out. */
export function runQuery(query: ParsedQuery, snapshot: Snapshot): { documents: StoredDocument[]; skipped: number } {
  const documents: StoredDocument[] = []
  let skipped = 0
  if (query.limit === 0) return { documents, skipped }
  for (const { document } of hits(query, snapshot)) {
    if (skipped < query.offset) {
      skipped += 1
      continue
    }
    documents.push(document)
    if (documents.length === query.limit) break
  }
  return { documents, skipped }
}

/** How many results a query has, counting to `upTo` at most. */
export function countQuery(query: ParsedQuery, snapshot: Snapshot, upTo = Number.POSITIVE_INFINITY): number {
  const most = Math.min(upTo, query.limit ?? Number.POSITIVE_INFINITY)
  const all = countWithoutVisiting(query, snapshot)
  if (all !== undefined) return Math.max(0, Math.min(all - query.offset, most))
  let count = 0
  let skipped = 0
  if (most === 0) return 0
  for (const _ of hits(query, snapshot)) {
    if (skipped < query.offset) skipped += 1
    else count += 1
    if (count >= most) break
  }
  return count
}

/** Where a document stands in the query's order; undefined when it is no result of the query. */
function sortKeyOf(query: ParsedQuery, document: StoredDocument): string | undefined {
  const [key] = indexKeys(orderComponents(query), document)
  if (key === undefined) return undefined
  if (query.condition && !matches(query.condition, document.path, document.fields)) return undefined
  return key >= query.from && key < query.to ? key : undefined
}

const orderComponents = (query: ParsedQuery): IndexComponent[] =>
  scanOrders(query).map(({ field, descending }) => ({ field, mode: descending ? 'descending' : 'ascending' }))

function inScope(query: ParsedQuery, path: string): boolean {
  const collection = collectionOf(path)
  const below = query.parent ? `${query.parent}/` : ''
  if (!query.allDescendants)
    return query.collectionId ? collection === below + query.collectionId : isDirectlyBelow(collection, below)
  if (query.collectionId && lastSegment(collection) !== query.collectionId) return false
  return path.startsWith(below)
}

const isDirectlyBelow = (collection: string, below: string) =>
  collection.startsWith(below) && !collection.slice(below.length).includes('/')

/** The stored scope that holds every result, or undefined for a query over all collection ids. */
function scopeOf(query: ParsedQuery): string | undefined {
  if (!query.collectionId) return undefined
  if (query.allDescendants) return `all ${query.collectionId}`
  return `in ${query.parent ? `${query.parent}/` : ''}${query.collectionId}`
}

function* hits(query: ParsedQuery, snapshot: Snapshot): Generator<Hit> {
  const scope = scopeOf(query)
  const { database } = snapshot
  if (scope === undefined || database.countIn(scope) <= SCAN_UP_TO) {
    const documents = scope === undefined ? database.documents.values() : database.documentsIn(scope)
    yield* sorted(query, current(documents, snapshot))
    return
  }
  const sources = query.disjunctions.map((conditions) => fromIndex(query, conditions, scope, snapshot))
  sources.push(sorted(query, snapshot.pastDocuments()))
  yield* merge(sources, query.isBackwards)
}

function* current(documents: Iterable<StoredDocument>, snapshot: Snapshot): Generator<StoredDocument> {
  for (const document of documents) if (!snapshot.isOutdated(document.path)) yield document
  yield* snapshot.pastDocuments()
}

function* sorted(query: ParsedQuery, documents: Iterable<StoredDocument>): Generator<Hit> {
  const found: Hit[] = []
  for (const document of documents) {
    const key = inScope(query, document.path) ? sortKeyOf(query, document) : undefined
    if (key !== undefined) found.push({ key, document })
  }
  yield* found.sort((a, b) => (a.key < b.key === query.isBackwards ? 1 : -1))
}

function* fromIndex(query: ParsedQuery, conditions: FieldCondition[], scope: string, snapshot: Snapshot) {
  const { index, from, to, prefix } = planScan(query, conditions, scope, snapshot)
  const entries = query.isBackwards ? index.list.rangeBackwards(from, to) : index.list.range(from, to)
  for (const { key, value } of entries) {
    if (snapshot.isOutdated(value.path) || !inScope(query, value.path)) continue
    if (query.condition && !matches(query.condition, value.path, value.fields)) continue
    yield { key: key.slice(prefix.length), document: value }
  }
}

/** One index scan whose range begins with the equalities and runs in the query's order. */
function planScan(query: ParsedQuery, conditions: FieldCondition[], scope: string, snapshot: Snapshot) {
  const fixed = new Map<string, FieldCondition>()
  let contains: FieldCondition | undefined
  for (const condition of conditions) {
    const isEquality = condition.op === 'EQUAL' || condition.op === 'IS_NULL'
    if (isEquality && !isName(condition.field)) fixed.set(JSON.stringify(condition.field), condition)
    if (condition.op === 'ARRAY_CONTAINS') contains ??= condition
  }
  const equalities = [...fixed.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, condition]) => condition)
  const components: IndexComponent[] = equalities.map(({ field }) => ({ field, mode: 'ascending' }))
  if (contains) components.push({ field: contains.field, mode: 'contains' })
  components.push(...orderComponents(query))
  const prefix = [...equalities, ...(contains ? [contains] : [])].map(({ keys }) => keys[0]).join('')
  const index: OrderedIndex = snapshot.database.index(scope, components)

  let from = prefix
  let to = prefix + AFTER
  const narrow = (low: string, high: string) => {
    if (prefix + low > from) from = prefix + low
    if (prefix + high < to) to = prefix + high
  }
  narrow(query.from, query.to)
  const [first] = scanOrders(query)
  const exact = new Set<FieldCondition>([...equalities, ...(contains ? [contains] : [])])
  for (const condition of conditions) {
    if (!first || JSON.stringify(condition.field) !== JSON.stringify(first.field)) continue
    const range = rangeOf(condition, first.descending)
    if (!range) continue
    narrow(range.low, range.high)
    exact.add(condition)
  }
  return { index, from, to, prefix, isExact: conditions.every((condition) => exact.has(condition)) }
}

/** The stretch of an index that a range condition on its first free component selects. */
function rangeOf({ field, op, keys }: FieldCondition, descending: boolean): { low: string; high: string } | undefined {
  const [value = ''] = keys
  const type = isName(field) ? '' : value.charAt(0)
  const key = descending ? reverseKey(value) : value
  const typeKey = descending ? reverseKey(type) : type
  const [lowest, highest] = [typeKey, typeKey + AFTER]
  const below = { low: lowest, high: key }
  const upTo = { low: lowest, high: key + AFTER }
  const above = { low: key + AFTER, high: highest }
  const fromOn = { low: key, high: highest }
  switch (op) {
    case 'LESS_THAN':
      return descending ? above : below
    case 'LESS_THAN_OR_EQUAL':
      return descending ? fromOn : upTo
    case 'GREATER_THAN':
      return descending ? below : above
    case 'GREATER_THAN_OR_EQUAL':
      return descending ? upTo : fromOn
    case 'EQUAL':
      return { low: key, high: key + AFTER }
    default:
      return undefined
  }
}

/** Joins sorted sources into one, each document once. */
function* merge(sources: Generator<Hit>[], isBackwards: boolean): Generator<Hit> {
  const heads = sources.map((source) => ({ source, next: source.next() }))
  let last: string | undefined
  while (true) {
    let next: (typeof heads)[number] | undefined
    for (const head of heads) {
      if (head.next.done) continue
      if (!next || next.next.done || head.next.value.key < next.next.value.key !== isBackwards) next = head
    }
    if (!next || next.next.done) return
    const hit = next.next.value
    next.next = next.source.next()
    if (hit.key !== last) yield hit
    last = hit.key
  }
}

/** The exact number of results where the store knows it without visiting each one. */
function countWithoutVisiting(query: ParsedQuery, snapshot: Snapshot): number | undefined {
  const scope = scopeOf(query)
  const [conditions, ...more] = query.disjunctions
  const isWholeScope = !query.allDescendants || query.parent === ''
  if (scope === undefined || !conditions || more.length > 0 || !isWholeScope) return undefined
  if (!snapshot.isCurrent || snapshot.database.countIn(scope) <= SCAN_UP_TO) return undefined
  const plan = planScan(query, conditions, scope, snapshot)
  return plan.isExact ? plan.index.list.count(plan.from, plan.to) : undefined
}
