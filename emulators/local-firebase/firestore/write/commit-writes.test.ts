import { describe, expect, test } from 'vitest'
import { databaseName, databaseWith, documentsRoot, fieldsOf, handClock, toValue } from '../fixtures/documents.ts'
import { nameOf, plain, set } from '../fixtures/session.ts'
import { Database } from '../store/database.ts'
import { fromInstant } from '../values/instant.ts'
import type { Document, FieldTransform, Value, Write } from '../wire.ts'
import { commitWrites } from './commit-writes.ts'

const commit = (database: Database, ...writes: Write[]) => commitWrites(database, writes, () => {})
const codeOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return (error as { code?: number }).code
  }
}
const fieldsAt = (database: Database, path: string) => plain(database.documents.get(path)?.fields)
const invalidArgument = 3
const notFound = 5
const alreadyExists = 6
const failedPrecondition = 9

describe('a write', () => {
  test('replaces the document', () => {
    const database = databaseWith({ 'c/a': { n: 1, old: 1 } })
    commit(database, set('c/a', { n: 2 }))
    expect(fieldsAt(database, 'c/a')).toEqual({ n: 2 })
  })

  test('with a mask changes the fields it names, and removes those it names without a value', () => {
    const database = databaseWith({ 'c/a': { n: 1, old: 1, m: { x: 1, y: 2 } } })
    const update = { name: nameOf('c/a'), fields: fieldsOf({ n: 2, other: 9, m: { x: 5 } }) }
    commit(database, { update, updateMask: { fieldPaths: ['n', 'old', 'm.x'] } })
    expect(database.documents.get('c/a')?.fields).toEqual(fieldsOf({ n: 2, m: { x: 5, y: 2 } }))
  })

  test('that changes nothing keeps the update time', () => {
    const database = databaseWith({ 'c/a': { n: 1 } })
    const before = database.documents.get('c/a')
    const { writeResults } = commit(database, set('c/a', { n: 1 }))
    expect(database.documents.get('c/a')).toBe(before)
    expect(writeResults[0]?.updateTime).toEqual(fromInstant(before?.updateTime ?? 0))
  })

  test('keeps the create time and gets a later update time, even if the clock does not advance', () => {
    const database = databaseWith({ 'c/a': { n: 1 } })
    const before = database.documents.get('c/a')
    commit(database, set('c/a', { n: 2 }))
    const after = database.documents.get('c/a')
    expect(after?.createTime).toBe(before?.createTime)
    expect(after?.updateTime).toBeGreaterThan(before?.updateTime ?? 0)
  })

  test.each<[string, Write, number]>([
    ['an update of a missing document', { ...set('c/x', {}), currentDocument: { exists: true } }, notFound],
    ['a create of an existing document', { ...set('c/a', {}), currentDocument: { exists: false } }, alreadyExists],
    [
      'a delete of a missing document that must exist',
      { delete: nameOf('c/x'), currentDocument: { exists: true } },
      notFound,
    ],
    [
      'a write on an outdated version',
      { ...set('c/a', {}), currentDocument: { updateTime: { seconds: '5' } } },
      failedPrecondition,
    ],
    ['a name in another database', { delete: 'projects/other/databases/(default)/documents/c/a' }, invalidArgument],
    ['the name of a collection', { delete: nameOf('c') }, invalidArgument],
    ['a reserved id', set('c/__x__', {}), invalidArgument],
    ['a reserved field', set('c/b', { __x__: 1 }), invalidArgument],
    ['a list in a list', set('c/b', { l: [[1]] }), invalidArgument],
    ['more than 20 levels', set('c/b', JSON.parse(`${'{"m":'.repeat(21)}1${'}'.repeat(21)}`)), invalidArgument],
    ['a document over 1 MiB', set('c/b', { s: 'x'.repeat(1_048_576) }), invalidArgument],
    ['a value without a type', { update: { name: nameOf('c/b'), fields: { v: {} } } }, invalidArgument],
  ])('is refused: %s', (_what, write, code) => {
    const database = databaseWith({ 'c/a': { n: 1 } })
    expect(codeOf(() => commit(database, write))).toBe(code)
  })

  test('is stored up to the size limit, calculated as in Firestore', () => {
    const overhead = 32 + 16 + 'c'.length + 1 + 'b'.length + 1 + 's'.length + 1 + 1
    const largest = 'x'.repeat(1_048_576 - overhead)
    const database = databaseWith({})
    expect(codeOf(() => commit(database, set('c/b', { s: largest })))).toBeUndefined()
    expect(codeOf(() => commit(database, set('c/b', { s: `${largest}x` })))).toBe(invalidArgument)
  })

  test('keeps whole and fractional numbers apart, and truncates times to microseconds', () => {
    const database = databaseWith({})
    const fields = { double: { doubleValue: 1 }, at: { timestampValue: { seconds: '7', nanos: 123_456_789 } } }
    commit(database, { update: { name: `${documentsRoot}/c/a`, fields } })
    expect(database.documents.get('c/a')?.fields).toEqual({
      double: { doubleValue: 1 },
      at: { timestampValue: { seconds: '7', nanos: 123_456_000 } },
    })
  })
})

describe('a commit', () => {
  test('is all or nothing', () => {
    const database = databaseWith({})
    const missing = { ...set('c/missing', {}), currentDocument: { exists: true } }
    expect(codeOf(() => commit(database, set('c/a', { n: 1 }), missing))).toBe(notFound)
    expect(database.documents.size).toBe(0)
  })

  test('lets a later write see an earlier one', () => {
    const database = databaseWith({})
    const increment = { fieldPath: 'n', increment: toValue(1) }
    commit(database, set('c/a', { n: 1 }), { ...set('c/a', {}), updateMask: {}, updateTransforms: [increment] })
    expect(fieldsAt(database, 'c/a')).toEqual({ n: 2 })
  })

  test('shows the access check the state that it would leave, and stores nothing if refused', () => {
    const database = databaseWith({ 'c/a': { n: 1 } })
    const refuse = () =>
      commitWrites(database, [set('c/a', { n: 2 }), set('c/b', { n: 3 })], ({ writes, getAfter }) => {
        expect(writes.map(({ before, after }) => [plain(before?.fields), plain(after?.fields)])).toEqual([
          [{ n: 1 }, { n: 2 }],
          [undefined, { n: 3 }],
        ])
        expect(plain(getAfter('c/b')?.fields)).toEqual({ n: 3 })
        throw new Error('refused')
      })
    expect(refuse).toThrow('refused')
    expect(fieldsAt(database, 'c/a')).toEqual({ n: 1 })
  })

  test('reveals nothing of what is stored to a caller who may not write', () => {
    const database = databaseWith({})
    const update: Write = { ...set('c/missing', {}), currentDocument: { exists: true } }
    const refuse = () =>
      commitWrites(database, [update], () => {
        throw new Error('refused')
      })
    expect(refuse).toThrow('refused')
  })

  test('is later than every commit and read before it', () => {
    const database = new Database(databaseName, handClock().read)
    const times = [1, 2, 3].map((n) => {
      const read = database.readTime()
      commit(database, set('c/a', { n }))
      return [read, database.lastCommitTime] as const
    })
    for (const [read, committed] of times) expect(committed).toBeGreaterThan(read)
    expect(new Set(times.map(([, committed]) => committed)).size).toBe(3)
  })
})

describe('a transform', () => {
  const largestInteger = { integerValue: '9223372036854775807' }
  test.each<[string, Value | undefined, Omit<FieldTransform, 'fieldPath'>, Value]>([
    ['adds', toValue(2), { increment: toValue(3) }, toValue(5)],
    ['adds a fraction', toValue(2), { increment: { doubleValue: 0.5 } }, { doubleValue: 2.5 }],
    ['starts at its operand', undefined, { increment: toValue(3) }, toValue(3)],
    ['replaces a value that is not a number', toValue('x'), { increment: toValue(3) }, toValue(3)],
    ['stops at the largest integer', largestInteger, { increment: toValue(1) }, largestInteger],
    ['keeps the larger number', toValue(2), { maximum: toValue(3) }, toValue(3)],
    ['keeps the smaller number', toValue(2), { minimum: toValue(3) }, toValue(2)],
    [
      'appends missing elements',
      toValue(['a']),
      { appendMissingElements: { values: ['a', 'b', 'b'].map(toValue) } },
      toValue(['a', 'b']),
    ],
    [
      'removes every occurrence',
      toValue(['a', 'b', 'a']),
      { removeAllFromArray: { values: [toValue('a')] } },
      toValue(['b']),
    ],
  ])('%s', (_what, old, transform, expected) => {
    const database = databaseWith({})
    const update: Document = { name: nameOf('c/a'), fields: old ? { f: old } : {} }
    commit(
      database,
      { update },
      { update: { name: nameOf('c/a') }, updateMask: {}, updateTransforms: [{ fieldPath: 'f', ...transform }] },
    )
    expect(database.documents.get('c/a')?.fields.f).toEqual(expected)
  })

  test('returns the new number, and null for lists', () => {
    const database = databaseWith({ 'c/a': { n: 1 } })
    const updateTransforms = [
      { fieldPath: 'n', increment: toValue(4) },
      { fieldPath: 'l', appendMissingElements: { values: [toValue(1)] } },
    ]
    const { writeResults } = commit(database, { update: { name: nameOf('c/a') }, updateMask: {}, updateTransforms })
    expect(writeResults[0]?.transformResults).toEqual([toValue(5), toValue(null)])
  })

  test('sets the time of the commit in milliseconds', () => {
    const database = new Database(databaseName, () => 5_000_777)
    commit(database, { ...set('c/a', {}), updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] })
    expect(database.documents.get('c/a')?.fields.at).toEqual({ timestampValue: { seconds: '5', nanos: 0 } })
  })
})
