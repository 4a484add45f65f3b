import type { Database } from '../store/database.ts'
import type { IndexComponent, OrderedIndex } from '../store/ordered-index.ts'
import { afterKeys, reverseKey } from '../values/sort-key.ts'
import { type ParsedQuery, scanOrders } from './parsed-query.ts'
import { type FieldCondition, isName } from './query-filter.ts'

/** Returns the components whose joined keys are a document's position in the order of a query's scan. */
export const orderComponents = (query: ParsedQuery): IndexComponent[] =>
  scanOrders(query).map(({ field, descending }) => ({ field, mode: descending ? 'descending' : 'ascending' }))

/** A range of an index: its keys are the prefix, which contains all equalities, followed by the key of the order. */
export type ScanPlan = {
  index: OrderedIndex
  prefix: string
  from: string
  to: string
  /** True if every entry of the range satisfies all conditions. */
  isExact: boolean
}

/** Returns the scan that finds the results of one disjunction of a query in the query's order. */
export function planScan(
  database: Database,
  scope: string,
  query: ParsedQuery,
  conditions: FieldCondition[],
): ScanPlan {
  const fixed = new Map<string, FieldCondition>()
  let contains: FieldCondition | undefined
  for (const condition of conditions) {
    const isEquality = condition.op === 'EQUAL' || condition.op === 'IS_NULL'
    if (isEquality && !isName(condition.field)) fixed.set(JSON.stringify(condition.field), condition)
    if (condition.op === 'ARRAY_CONTAINS') contains ??= condition
  }
  const equalities = [...fixed.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, condition]) => condition)
  const components: IndexComponent[] = equalities.map(({ field }) => ({ field, mode: 'ascending' }))
  if (contains?.value) components.push({ field: contains.field, mode: 'containing', element: contains.value })
  components.push(...orderComponents(query))
  const prefix = equalities.map(({ keys }) => keys[0]).join('')
  const index: OrderedIndex = database.index(scope, components)

  let from = prefix
  let to = prefix + afterKeys
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

/** Returns the range of an index that a range condition on its first free component selects. */
function rangeOf({ field, op, keys }: FieldCondition, descending: boolean): { low: string; high: string } | undefined {
  const [value = ''] = keys
  const type = isName(field) ? '' : value.charAt(0)
  const key = descending ? reverseKey(value) : value
  const typeKey = descending ? reverseKey(type) : type
  const [lowest, highest] = [typeKey, typeKey + afterKeys]
  const below = { low: lowest, high: key }
  const upTo = { low: lowest, high: key + afterKeys }
  const above = { low: key + afterKeys, high: highest }
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
      return { low: key, high: key + afterKeys }
    default:
      return undefined
  }
}
