// Decides which indexes Cloud Firestore would use for a query. https://firebase.google.com/docs/firestore/query-data/index-overview
import type { ParsedQuery } from '../query/parsed-query.ts'
import { type FieldCondition, isName } from '../query/query-filter.ts'
import { formatFieldPath, nameField, parseFieldPath } from '../values/field-path.ts'
import {
  type IndexConfiguration,
  type IndexDefinition,
  type IndexField,
  type QueryScope,
  singleFieldIndexes,
  withName,
} from './index-definitions.ts'

/** What an index must begin with (in any order) and end with (exactly) to serve one disjunction of a query. */
type Need = {
  collectionGroup: string
  scope: QueryScope
  equalities: readonly IndexField[]
  orders: readonly IndexField[]
}

export type IndexChoice = { used: readonly IndexDefinition[] } | { missing: IndexDefinition }

/**
 * Returns the indexes that serve a query, or the definition of one that would have to be added. Each disjunction is served by
 * one index, or by several whose scans are merged because they end in the same order. `summed` are the fields of sum()
 * and average(), which must be in the index, too.
 */
export function chooseIndexes(
  configuration: IndexConfiguration,
  query: ParsedQuery,
  summed: readonly string[] = [],
): IndexChoice {
  const collectionGroup = query.collectionId
  if (collectionGroup === undefined) return { used: [] }
  const scope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION'
  const used = new Set<IndexDefinition>()
  for (const conditions of query.disjunctions) {
    const need = { collectionGroup, scope, ...needOf(query, conditions, summed) } as const
    if (isByName(need)) continue
    const choice = serve(need, candidates(configuration, need))
    if (!choice) return { missing: definitionFor(need) }
    for (const index of choice) used.add(index)
  }
  return { used: [...used] }
}

const equalityOperators: ReadonlySet<string> = new Set(['EQUAL', 'IS_NULL', 'IS_NAN'])

function needOf(query: ParsedQuery, conditions: readonly FieldCondition[], summed: readonly string[]) {
  const equalities = new Map<string, IndexField>()
  for (const { op, field } of conditions) {
    const path = formatFieldPath(field)
    if (equalityOperators.has(op) && !isName(field)) equalities.set(`= ${path}`, { path, mode: 'ASCENDING' })
    if (op === 'ARRAY_CONTAINS') equalities.set(`contains ${path}`, { path, mode: 'CONTAINS' })
  }
  const orders: IndexField[] = []
  for (const { field, descending } of query.orders) {
    const path = formatFieldPath(field)
    // All results of the disjunction have the same value here, so it does not affect the order.
    if (!equalities.has(`= ${path}`)) orders.push({ path, mode: descending ? 'DESCENDING' : 'ASCENDING' })
  }
  for (const path of summed)
    if (!equalities.has(`= ${path}`) && !orders.some((order) => order.path === path))
      orders.splice(-1, 0, { path, mode: orders.at(-1)?.mode ?? 'ASCENDING' })
  return { equalities: [...equalities.values()], orders }
}

/** Documents can always be scanned by name, forwards. */
const isByName = ({ equalities, orders }: Need) =>
  equalities.length === 0 && orders.length === 1 && orders[0]?.path === nameField && orders[0].mode === 'ASCENDING'

/** Returns all indexes of the collection that begin with some of the equalities and end in the order. */
function candidates(configuration: IndexConfiguration, need: Need): { index: IndexDefinition; covers: Set<number> }[] {
  const { collectionGroup, scope, equalities, orders } = need
  const composite = configuration.composite.filter(
    (index) => index.collectionGroup === collectionGroup && index.scope === scope,
  )
  const single = [...new Set([...equalities, ...orders].map((field) => field.path))].flatMap((path) =>
    path === nameField
      ? []
      : singleFieldIndexes(configuration, collectionGroup, parseFieldPath(path))
          .filter((index) => index.scope === scope)
          .map(({ mode }) => ({ collectionGroup, scope, fields: withName([{ path, mode }]) })),
  )
  return [...composite, ...single].flatMap((index) => {
    const covers = coverage(index.fields, equalities, orders)
    return covers ? [{ index, covers }] : []
  })
}

function coverage(
  fields: readonly IndexField[],
  equalities: readonly IndexField[],
  orders: readonly IndexField[],
): Set<number> | undefined {
  const split = fields.length - orders.length
  if (split < 0 || !orders.every((order, i) => sameField(order, fields[split + i]))) return undefined
  const covers = new Set<number>()
  for (const field of fields.slice(0, split)) {
    const at = equalities.findIndex(
      ({ path, mode }) => path === field.path && (mode === 'CONTAINS') === (field.mode === 'CONTAINS'),
    )
    if (at < 0 || covers.has(at)) return undefined
    covers.add(at)
  }
  return covers
}

const sameField = (a: IndexField, b: IndexField | undefined) => a.path === b?.path && a.mode === b.mode

/** Returns the fewest indexes, largest first, that together cover every equality. */
function serve(need: Need, found: { index: IndexDefinition; covers: Set<number> }[]): IndexDefinition[] | undefined {
  if (need.equalities.length === 0) return found[0] && [found[0].index]
  const open = new Set(need.equalities.keys())
  const chosen: IndexDefinition[] = []
  while (open.size > 0) {
    const gain = ({ covers }: { covers: Set<number> }) => [...covers].filter((at) => open.has(at)).length
    const best = found.reduce<(typeof found)[number] | undefined>(
      (top, candidate) => (gain(candidate) > (top ? gain(top) : 0) ? candidate : top),
      undefined,
    )
    if (!best) return undefined
    chosen.push(best.index)
    for (const at of best.covers) open.delete(at)
  }
  return chosen
}

/** Returns the one index that would serve the need alone. */
const definitionFor = ({ collectionGroup, scope, equalities, orders }: Need): IndexDefinition => ({
  collectionGroup,
  scope,
  fields: [...equalities, ...orders],
})
