import { indexKey } from '../store/ordered-index.ts'
import type { Snapshot } from '../store/snapshot.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { type FieldCondition, matches } from './query-filter.ts'
import { inScope, scopeOf } from './query-scope.ts'
import { orderComponents, planScan } from './scan-plan.ts'

/** Below this number of documents sorting them is as fast as keeping an index. */
const scanUpTo = 200

type Hit = {
  /** The document's position in the order of the scan. */
  key: string
  document: StoredDocument
}

/** Whether a document is a result of the query, ignoring offset and limit. */
export function isResult(query: ParsedQuery, document: StoredDocument): boolean {
  return inScope(query, document.path) && sortKeyOf(query, document) !== undefined
}

/** Returns the documents of a query in its order. `skipped` says how many the offset left out. */
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

/** Returns the number of results of a query, counting to `upTo` at most. */
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

/** Returns a document's position in the query's order; undefined if it is not a result of the query. */
function sortKeyOf(query: ParsedQuery, document: StoredDocument): string | undefined {
  const key = indexKey(orderComponents(query), document)
  if (key === undefined) return undefined
  if (query.condition && !matches(query.condition, document.path, document.fields)) return undefined
  return key >= query.from && key < query.to ? key : undefined
}

function* hits(query: ParsedQuery, snapshot: Snapshot): Generator<Hit> {
  const scope = scopeOf(query)
  const { database } = snapshot
  if (scope === undefined || database.countIn(scope) <= scanUpTo) {
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
  const { index, from, to, prefix } = planScan(snapshot.database, scope, query, conditions)
  const entries = query.isBackwards ? index.list.rangeBackwards(from, to) : index.list.range(from, to)
  for (const { key, value } of entries) {
    if (snapshot.isOutdated(value.path) || !inScope(query, value.path)) continue
    if (query.condition && !matches(query.condition, value.path, value.fields)) continue
    yield { key: key.slice(prefix.length), document: value }
  }
}

/** Merges sorted sources into one, with each document once. */
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

/** Returns the exact number of results if the store knows it without visiting each one. */
function countWithoutVisiting(query: ParsedQuery, snapshot: Snapshot): number | undefined {
  const scope = scopeOf(query)
  const [conditions, ...more] = query.disjunctions
  const isWholeScope = !query.allDescendants || query.parent === ''
  if (scope === undefined || !conditions || more.length > 0 || !isWholeScope) return undefined
  if (!snapshot.isCurrent || snapshot.database.countIn(scope) <= scanUpTo) return undefined
  const plan = planScan(snapshot.database, scope, query, conditions)
  return plan.isExact ? plan.index.list.count(plan.from, plan.to) : undefined
}
