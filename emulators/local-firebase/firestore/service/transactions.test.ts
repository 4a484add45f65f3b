import { afterEach, describe, expect, test, vi } from 'vitest'
import { documentsRoot } from '../fixtures/documents.ts'
import { allowAll, nameOf, plain, server, sessionWith, set } from '../fixtures/session.ts'
import type { CommitRequest, StructuredQuery, Write } from '../wire.ts'
import { batchGetDocuments } from './read-documents.ts'
import { executeAggregation, executeQuery } from './read-queries.ts'
import { beginTransaction, type Session } from './session.ts'
import { commit } from './write-documents.ts'

const access = allowAll()
const aborted = 10
const invalidArgument = 3

const begin = (session: Session) => beginTransaction(session, undefined).id
const get = async (session: Session, transaction: Uint8Array | undefined, path: string) => {
  const request = { documents: [nameOf(path)], ...(transaction && { transaction }) }
  const responses = await batchGetDocuments(session, request, server, access)
  return plain(responses.find(({ found }) => found)?.found?.fields)
}
const find = async (session: Session, transaction: Uint8Array, query: StructuredQuery) => {
  const rows = await executeQuery(
    session,
    { parent: documentsRoot, structuredQuery: query, transaction },
    server,
    access,
  )
  return rows.flatMap(({ document }) => document?.name.slice(documentsRoot.length + 1) ?? [])
}
const write = (session: Session, transaction: Uint8Array | undefined, ...writes: Write[]) => {
  const request: CommitRequest = { writes, ...(transaction && { transaction }) }
  return commit(session, request, server, access)
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code?: number }) => error.code,
  )
const isOpen = async (promise: Promise<unknown>) =>
  (await Promise.race([promise, new Promise((resolve) => setImmediate(resolve, 'open'))])) === 'open'

const free = {
  from: [{ collectionId: 'seats' }],
  where: { fieldFilter: { field: { fieldPath: 'taken' }, op: 'EQUAL', value: { booleanValue: false } } },
} satisfies StructuredQuery

describe('two transactions', () => {
  test('that read the same document take turns, and the second sees what the first wrote', async () => {
    const session = sessionWith({ 'c/stock': { n: 1 } })
    const [first, second] = [begin(session), begin(session)]
    await get(session, first, 'c/stock')
    const waiting = get(session, second, 'c/stock')
    expect(await isOpen(waiting)).toBe(true)
    await write(session, first, set('c/stock', { n: 0 }))
    expect(await waiting).toEqual({ n: 0 })
  })

  test('that saw the same query empty do not both succeed', async () => {
    const session = sessionWith({})
    const [first, second] = [begin(session), begin(session)]
    expect(await find(session, first, free)).toEqual([])
    expect(await find(session, second, free)).toEqual([])
    await write(session, first, set('seats/a', { taken: false }))
    expect(await codeOf(write(session, second, set('seats/b', { taken: false })))).toBe(aborted)
  })

  test('that counted the same documents do not both succeed', async () => {
    const session = sessionWith({ 'seats/a': { taken: false } })
    const [first, second] = [begin(session), begin(session)]
    for (const transaction of [first, second]) {
      const structuredAggregationQuery = { structuredQuery: free, aggregations: [{ alias: 'n', count: {} }] }
      await executeAggregation(
        session,
        { parent: documentsRoot, structuredAggregationQuery, transaction },
        server,
        access,
      )
    }
    await write(session, first, set('seats/b', { taken: false }))
    expect(await codeOf(write(session, second, set('seats/c', { taken: false })))).toBe(aborted)
  })

  test('that wait for each other: one is aborted at once, the other continues', async () => {
    const session = sessionWith({ 'c/a': { n: 1 }, 'c/b': { n: 1 } })
    const [first, second] = [begin(session), begin(session)]
    await get(session, first, 'c/a')
    await get(session, second, 'c/b')
    const waiting = get(session, first, 'c/b')
    expect(await codeOf(get(session, second, 'c/a'))).toBe(aborted)
    session.transactions.end(session.transactions.find(second))
    expect(await waiting).toEqual({ n: 1 })
  })

  test('that wait for each other in parallel reads: one is aborted at once', async () => {
    const session = sessionWith({ 'c/a': {}, 'c/b': {}, 'c/d': {} })
    const [first, second, third] = [begin(session), begin(session), begin(session)]
    await get(session, first, 'c/a')
    await get(session, second, 'c/b')
    await get(session, third, 'c/d')
    const waiting = [codeOf(get(session, first, 'c/b')), codeOf(get(session, first, 'c/d'))]
    expect(await codeOf(get(session, second, 'c/a'))).toBe(aborted)
    session.transactions.end(session.transactions.find(first))
    expect(await Promise.all(waiting)).toEqual([aborted, aborted])
    for (const id of [second, third]) session.transactions.end(session.transactions.find(id))
    expect(session.transactions.locks.size).toBe(0)
  })

  test('a query inside one waits for the documents it finds, and is run again', async () => {
    const session = sessionWith({ 'seats/a': { taken: false }, 'seats/b': { taken: false } })
    const [first, second] = [begin(session), begin(session)]
    expect(await find(session, first, { ...free, limit: { value: 1 } })).toEqual(['seats/a'])
    const waiting = find(session, second, { ...free, limit: { value: 1 } })
    await write(session, first, set('seats/a', { taken: true }))
    expect(await waiting).toEqual(['seats/b'])
  })
})

describe('a transaction', () => {
  test('locks what it has read until it ends: a write from outside waits', async () => {
    const session = sessionWith({ 'c/a': { n: 1 } })
    const transaction = begin(session)
    await get(session, transaction, 'c/a')
    const outside = write(session, undefined, set('c/a', { n: 9 }))
    expect(await isOpen(outside)).toBe(true)
    expect(await get(session, undefined, 'c/a')).toEqual({ n: 1 })
    session.transactions.end(session.transactions.find(transaction))
    await outside
    expect(await get(session, undefined, 'c/a')).toEqual({ n: 9 })
  })

  test('that is read-only sees one point in time and locks nothing', async () => {
    const session = sessionWith({ 'c/a': { n: 1 } })
    const { id } = beginTransaction(session, { readOnly: {} })
    await write(session, undefined, set('c/a', { n: 2 }), set('c/b', { n: 2 }))
    expect(await get(session, id, 'c/a')).toEqual({ n: 1 })
    expect(await find(session, id, { from: [{ collectionId: 'c' }] })).toEqual(['c/a'])
    expect(session.transactions.locks.size).toBe(0)
    expect(await codeOf(write(session, id, set('c/a', {})))).toBe(invalidArgument)
  })

  test('that has ended is unknown, and holds no lock', async () => {
    const session = sessionWith({ 'c/a': { n: 1 } })
    const transaction = begin(session)
    await get(session, transaction, 'c/a')
    await write(session, transaction, set('c/a', { n: 2 }))
    expect(session.transactions.locks.size).toBe(0)
    expect(session.transactions.size).toBe(0)
    expect(await codeOf(get(session, transaction, 'c/a'))).toBe(invalidArgument)
  })

  test('whose commit is refused holds no lock', async () => {
    const session = sessionWith({ 'c/a': { n: 1 } })
    const transaction = begin(session)
    await get(session, transaction, 'c/a')
    await codeOf(write(session, transaction, { ...set('c/a', {}), currentDocument: { exists: false } }))
    expect(session.transactions.locks.size).toBe(0)
  })
})

describe('a transaction that blocks others', () => {
  afterEach(() => vi.useRealTimers())

  test('is ended once it has been idle for five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const session = sessionWith({ 'c/a': { n: 1 } })
    const forgotten = begin(session)
    await get(session, forgotten, 'c/a')
    const outside = write(session, undefined, set('c/a', { n: 2 }))
    await vi.advanceTimersByTimeAsync(6000)
    await outside
    expect(await codeOf(write(session, forgotten, set('c/a', { n: 3 })))).toBe(invalidArgument)
    expect(await get(session, undefined, 'c/a')).toEqual({ n: 2 })
  })

  test('continues while it is active; those waiting are refused after twenty seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const session = sessionWith({ 'c/a': { n: 1 } })
    const busy = begin(session)
    await get(session, busy, 'c/a')
    const outcome = codeOf(write(session, undefined, set('c/a', { n: 2 })))
    for (let seconds = 0; seconds < 24; seconds += 3) {
      await vi.advanceTimersByTimeAsync(3000)
      await get(session, busy, 'c/a')
    }
    expect(await outcome).toBe(aborted)
    await write(session, busy, set('c/a', { n: 3 }))
    expect(session.transactions.locks.size).toBe(0)
  })
})

test('200 simultaneous buyers of the last 50: 50 are sold', async () => {
  const session = sessionWith({ 'c/stock': { n: 50 } })
  const buy = async (i: number) => {
    const transaction = begin(session)
    const stock = await get(session, transaction, 'c/stock')
    const left = Number(stock?.n)
    if (left === 0) return session.transactions.end(session.transactions.find(transaction))
    await write(session, transaction, set('c/stock', { n: left - 1 }), set(`orders/${i}`, { i }))
  }
  await Promise.all(Array.from({ length: 200 }, (_, i) => buy(i)))
  expect(session.database.collection('orders').size).toBe(50)
  expect(await get(session, undefined, 'c/stock')).toEqual({ n: 0 })
})
