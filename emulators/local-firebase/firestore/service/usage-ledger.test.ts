import { expect, test } from 'vitest'
import { documentsRoot } from '../fixtures/documents.ts'
import { allowAll, nameOf, sessionWith, set } from '../fixtures/session.ts'
import { batchGetDocuments } from './read-documents.ts'
import { executeAggregation, executeQuery } from './read-queries.ts'
import { UsageLedger } from './usage-ledger.ts'
import { commit } from './write-documents.ts'

const structuredQuery = { from: [{ collectionId: 'c' }] }

test.each<[string, object, number]>([
  ['a query costs one read for each result', {}, 3],
  ['a query without results costs one read', { limit: { value: 0 } }, 1],
  ['results skipped by an offset cost reads, too', { offset: 2 }, 3],
])('%s', async (_what, more, reads) => {
  const access = allowAll()
  const session = sessionWith({ 'c/a': {}, 'c/b': {}, 'c/d': {} })
  const request = { parent: documentsRoot, structuredQuery: { ...structuredQuery, ...more } }
  await executeQuery(session, request, { identity: 'server', requestId: 'r' }, access)
  expect(access.ledger.of('r')).toEqual({ reads, writes: 0, deletes: 0 })
})

test('reading a missing document costs one read, and counting a thousand costs one', async () => {
  const access = allowAll()
  const session = sessionWith(Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`c/${i}`, {}])))
  const caller = { identity: 'server', requestId: 'r' } as const
  await batchGetDocuments(session, { documents: [nameOf('c/0'), nameOf('c/x')] }, caller, access)
  expect(access.ledger.of('r').reads).toBe(2)
  const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'n', count: {} }] }
  await executeAggregation(session, { parent: documentsRoot, structuredAggregationQuery }, caller, access)
  expect(access.ledger.of('r').reads).toBe(4)
})

test('writes and deletes are counted separately, per request', async () => {
  const access = allowAll()
  const session = sessionWith({})
  await commit(
    session,
    { writes: [set('c/a', {}), { delete: nameOf('c/b') }] },
    { identity: 'server', requestId: 'r' },
    access,
  )
  await commit(session, { writes: [set('c/b', {})] }, { identity: 'server', requestId: undefined }, access)
  expect(access.ledger.of('r')).toEqual({ reads: 0, writes: 1, deletes: 1 })
  expect(access.ledger.of('unknown')).toEqual({ reads: 0, writes: 0, deletes: 0 })
  expect(access.ledger.total).toEqual({ reads: 0, writes: 2, deletes: 1 })
})

test('the oldest requests are forgotten, so that memory does not grow', () => {
  const ledger = new UsageLedger()
  for (let i = 0; i <= 10_000; i++) ledger.add(`r${i}`, { reads: 1 })
  expect(ledger.of('r0').reads).toBe(0)
  expect(ledger.of('r10000').reads).toBe(1)
})
