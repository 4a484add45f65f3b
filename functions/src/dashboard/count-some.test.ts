import type { Query } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { countSome } from './count-some.ts'

/** Returns a query that finds this many documents, and records how many it may count. */
function finding(count: number) {
  const limits: number[] = []
  const limited = (limit: number) => {
    limits.push(limit)
    return { count: () => ({ get: async () => ({ data: () => ({ count: Math.min(count, limit) }) }) }) }
  }
  return { query: { limit: limited } as unknown as Query, limits }
}

test.each([
  [0, { count: 0, isMore: false }],
  [999, { count: 999, isMore: false }],
  [1000, { count: 999, isMore: true }],
  [40_000, { count: 999, isMore: true }],
])('a dashboard count reports %i documents for the price of one read', async (found, told) => {
  const { query, limits } = finding(found)
  expect(await countSome(query)).toEqual(told)
  expect(limits).toEqual([1000])
})
