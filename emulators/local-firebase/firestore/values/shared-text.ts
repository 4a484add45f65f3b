import type { Value } from '../wire.ts'

const longestShared = 24
const mostShared = 200_000
const known = new Map<string, Value>()

/**
 * Returns one shared value for equal short texts in lists: search keys repeat from product to product, a few hundred in each.
 * Stored values are never changed, so they can be shared.
 */
export function sharedText(value: Value): Value {
  const { stringValue } = value
  if (stringValue === undefined || stringValue.length > longestShared) return value
  const shared = known.get(stringValue)
  if (shared) return shared
  if (known.size < mostShared) known.set(stringValue, value)
  return value
}
