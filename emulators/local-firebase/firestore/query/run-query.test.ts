import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { databaseWith, documentsRoot, handClock, put, toValue } from '../fixtures/documents.ts'
import { FirestoreError } from '../status.ts'
import { Snapshot } from '../store/snapshot.ts'
import type { FieldOperator, Filter, StructuredQuery, UnaryOperator } from '../wire.ts'
import { parseQuery } from './parsed-query.ts'
import { countQuery, isResult, runQuery } from './run-query.ts'

const from = [{ collectionId: 'c' }]
const where = (fieldPath: string, op: FieldOperator, value: unknown): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value: toValue(value) },
})
const unary = (fieldPath: string, op: UnaryOperator): Filter => ({ unaryFilter: { field: { fieldPath }, op } })
const and = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'AND', filters } })
const or = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'OR', filters } })
const by = (...fields: string[]) =>
  fields.map((text) => ({
    field: { fieldPath: text.replace(/^-/, '') },
    direction: text.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }))
const cursor = (before: boolean, ...values: unknown[]) => ({ before, values: values.map(toValue) })

const idsOf = (snapshot: Snapshot, query: StructuredQuery) =>
  runQuery(parseQuery(documentsRoot, { from, ...query }), snapshot).documents.map(({ path }) => path.slice(2))

const things = databaseWith({
  'c/null': { n: null },
  'c/nan': { n: Number.NaN },
  'c/one': { n: 1, tags: ['a', 'b'] },
  'c/two': { n: 2, tags: ['b'], 'deep.er': 5, deep: { er: 6 } },
  'c/text': { n: 'x' },
  'c/without': { m: 1 },
  'c/one/c/below': { n: 1 },
  'd/other': { n: 1 },
})
const all = (query: StructuredQuery) => idsOf(Snapshot.now(things), query)

describe('a filter finds', () => {
  test.each<[string, Filter, string[]]>([
    ['equal numbers', where('n', 'EQUAL', 1), ['one']],
    ['other values, not null and not missing', where('n', 'NOT_EQUAL', 1), ['nan', 'two', 'text']],
    ['numbers below, neither NaN nor texts', where('n', 'LESS_THAN', 2), ['one']],
    ['numbers up to', where('n', 'LESS_THAN_OR_EQUAL', 2), ['one', 'two']],
    ['numbers above', where('n', 'GREATER_THAN', 1), ['two']],
    ['numbers from', where('n', 'GREATER_THAN_OR_EQUAL', 1), ['one', 'two']],
    ['one of a list', where('n', 'IN', [1, 'x']), ['one', 'text']],
    ['none of a list', where('n', 'NOT_IN', [1, 'x']), ['nan', 'two']],
    ['nothing, when the list excludes null', where('n', 'NOT_IN', [null]), []],
    ['a list with an element', where('tags', 'ARRAY_CONTAINS', 'a'), ['one']],
    ['a list with any of them', where('tags', 'ARRAY_CONTAINS_ANY', ['a', 'b']), ['one', 'two']],
    ['null', unary('n', 'IS_NULL'), ['null']],
    ['not null', unary('n', 'IS_NOT_NULL'), ['nan', 'one', 'two', 'text']],
    ['NaN', unary('n', 'IS_NAN'), ['nan']],
    ['not NaN', unary('n', 'IS_NOT_NAN'), ['one', 'two', 'text']],
    ['both', and(where('n', 'EQUAL', 2), where('tags', 'ARRAY_CONTAINS', 'b')), ['two']],
    ['either', or(where('n', 'EQUAL', 1), where('m', 'EQUAL', 1)), ['one', 'without']],
    ['a member of a map', where('deep.er', 'EQUAL', 6), ['two']],
    ['a name with a dot in it', where('`deep.er`', 'EQUAL', 5), ['two']],
  ])('%s', (_what, filter, ids) => {
    expect(all({ where: filter })).toEqual(ids)
  })

  test('a document by its name', () => {
    const name = { referenceValue: `${documentsRoot}/c/two` }
    expect(all({ where: { fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value: name } } })).toEqual([
      'two',
    ])
  })
})

describe('an order', () => {
  test('leaves out documents without the field', () => {
    expect(all({ orderBy: by('n') })).toEqual(['null', 'nan', 'one', 'two', 'text'])
    expect(all({ orderBy: by('-n') })).toEqual(['text', 'two', 'one', 'nan', 'null'])
  })

  test('is by name by default, and breaks ties in its own direction', () => {
    const database = databaseWith({ 'c/b': { n: 1 }, 'c/a': { n: 1 }, 'c/c': { n: 0 } })
    expect(idsOf(Snapshot.now(database), {})).toEqual(['a', 'b', 'c'])
    expect(idsOf(Snapshot.now(database), { orderBy: by('n') })).toEqual(['c', 'a', 'b'])
    expect(idsOf(Snapshot.now(database), { orderBy: by('-n') })).toEqual(['b', 'a', 'c'])
  })

  test('cursors include or exclude the position they name', () => {
    const orderBy = by('n')
    expect(all({ orderBy, startAt: cursor(true, 1) })).toEqual(['one', 'two', 'text'])
    expect(all({ orderBy, startAt: cursor(false, 1) })).toEqual(['two', 'text'])
    expect(all({ orderBy, endAt: cursor(false, 1) })).toEqual(['null', 'nan', 'one'])
    expect(all({ orderBy, endAt: cursor(true, 1) })).toEqual(['null', 'nan'])
    expect(all({ orderBy, startAt: cursor(true, 1), endAt: cursor(false, 2), offset: 1, limit: { value: 5 } })).toEqual(
      ['two'],
    )
  })
})

test('cursors of a descending order count from its beginning', () => {
  const orderBy = by('-n')
  expect(all({ orderBy, startAt: cursor(true, 2) })).toEqual(['two', 'one', 'nan', 'null'])
  expect(all({ orderBy, startAt: cursor(false, 2) })).toEqual(['one', 'nan', 'null'])
  expect(all({ orderBy, endAt: cursor(false, 2) })).toEqual(['text', 'two'])
  expect(all({ orderBy, endAt: cursor(true, 2) })).toEqual(['text'])
})

test('a collection group under a document finds only what is below it', () => {
  const query = parseQuery(`${documentsRoot}/c/one`, { from: [{ collectionId: 'c', allDescendants: true }] })
  expect(runQuery(query, Snapshot.now(things)).documents.map(({ path }) => path)).toEqual(['c/one/c/below'])
})

test('a collection group finds documents in every collection with the id', () => {
  expect(all({ from: [{ collectionId: 'c', allDescendants: true }], where: where('n', 'EQUAL', 1) })).toEqual([
    'one',
    'one/c/below',
  ])
})

test.each<[string, StructuredQuery]>([
  [
    'more than 30 disjunctions',
    { where: and(where('a', 'IN', [1, 2, 3, 4, 5, 6]), where('b', 'IN', [1, 2, 3, 4, 5, 6])) },
  ],
  ['two != filters', { where: and(where('a', 'NOT_EQUAL', 1), where('b', 'NOT_EQUAL', 1)) }],
  ['two array-contains filters', { where: and(where('t', 'ARRAY_CONTAINS', 1), where('u', 'ARRAY_CONTAINS', 2)) }],
  ['not-in together with alternatives', { where: and(where('a', 'NOT_IN', [1]), where('b', 'IN', [1, 2])) }],
  ['an empty list', { where: where('a', 'IN', []) }],
  [
    'more than ten values to exclude',
    {
      where: where(
        'a',
        'NOT_IN',
        Array.from({ length: 11 }, (_, i) => i),
      ),
    },
  ],
  ['an order named twice', { orderBy: by('a', '-a') }],
  ['a cursor with more values than orders', { orderBy: by('a'), startAt: cursor(true, 1, 'x', 2) }],
  ['a negative offset', { offset: -1 }],
])('a query is refused for %s', (_what, query) => {
  expect(() => parseQuery(documentsRoot, { from, ...query })).toThrow(FirestoreError)
})

describe('with more documents than are sorted without an index', { timeout: 60_000 }, () => {
  const amounts = fc.record({ a: fc.integer({ min: 0, max: 4 }), b: fc.integer({ min: 0, max: 4 }) })
  const tags = fc.subarray(['x', 'y', 'z'])
  const document = fc.oneof(
    { weight: 9, arbitrary: fc.tuple(amounts, tags).map(([some, t]) => ({ ...some, t })) },
    { weight: 1, arbitrary: fc.constant({ b: 1 }) },
  )
  const compared = fc
    .tuple(
      fc.constantFrom('a', 'b'),
      fc.constantFrom<FieldOperator>(
        'EQUAL',
        'LESS_THAN',
        'GREATER_THAN_OR_EQUAL',
        'GREATER_THAN',
        'LESS_THAN_OR_EQUAL',
      ),
      fc.integer({ min: 0, max: 4 }),
    )
    .map(([name, op, value]) => where(name, op, value))
  const tagged = fc.constantFrom('x', 'y').map((tag) => where('t', 'ARRAY_CONTAINS', tag))
  const listed = fc.subarray([0, 1, 3], { minLength: 1 }).map((values) => where('a', 'IN', values))
  const some = fc.array(fc.oneof(compared, listed), { minLength: 1, maxLength: 3 })
  const filter = fc.oneof(
    fc.oneof(compared, tagged, listed),
    fc.tuple(some, fc.option(tagged)).map(([leaves, tag]) => and(...leaves, ...(tag ? [tag] : []))),
    fc.tuple(some, fc.option(tagged)).map(([leaves, tag]) => or(...leaves, ...(tag ? [tag] : []))),
  )
  const page = {
    limit: fc.integer({ min: 0, max: 50 }).map((value) => ({ value })),
    offset: fc.integer({ min: 0, max: 10 }),
  }
  const position = fc
    .tuple(fc.boolean(), fc.integer({ min: 0, max: 4 }))
    .map(([before, value]) => cursor(before, value))
  const query = fc.oneof(
    fc.record(
      { where: filter, orderBy: fc.constantFrom(by('__name__'), by('-__name__')), ...page },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        where: filter,
        orderBy: fc.constantFrom(by('a'), by('-a'), by('b', '-a'), by('-b'), by('-b', 'a'), by('-a', 'b')),
        startAt: position,
        endAt: position,
        ...page,
      },
      { requiredKeys: ['orderBy'] },
    ),
  )

  const numbered = databaseWith(Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`c/d${n}`, { n, m: 0 }])))
  const holds: Record<string, (n: number) => boolean> = {
    LESS_THAN: (n) => n < 150,
    LESS_THAN_OR_EQUAL: (n) => n <= 150,
    GREATER_THAN: (n) => n > 150,
    GREATER_THAN_OR_EQUAL: (n) => n >= 150,
    EQUAL: (n) => n === 150,
  }
  test.each(
    Object.keys(holds).flatMap((op) => [['n'], ['-n'], ['n', '-m'], ['-n', 'm']].map((order) => [op, order] as const)),
  )('a range finds exactly its part of an index: %s in the order %s', (op, order) => {
    const query = parseQuery(documentsRoot, {
      from,
      where: where('n', op as FieldOperator, 150),
      orderBy: by(...order),
    })
    const found = runQuery(query, Snapshot.now(numbered)).documents.map(({ fields }) => Number(fields.n?.integerValue))
    const expected = Array.from({ length: 300 }, (_, n) => n).filter((n) => holds[op]?.(n))
    expect(found).toEqual(order[0] === '-n' ? expected.reverse() : expected)
    expect(countQuery(query, Snapshot.now(numbered))).toBe(expected.length)
  })

  test('an index gives the same result as checking every document, now and in the past', () => {
    fc.assert(
      fc.property(
        fc.array(document, { minLength: 220, maxLength: 260 }),
        fc.array(fc.tuple(fc.nat(259), fc.option(document)), { maxLength: 30 }),
        query,
        (documents, later, asked) => {
          const parsed = parseQuery(documentsRoot, { from, ...asked })
          const clock = handClock()
          const database = databaseWith(Object.fromEntries(documents.map((data, i) => [`c/d${i}`, data])), clock.read)
          const then = database.readTime()
          const expectedThen = byHand(parsed, [...database.documents.values()])
          expect(run(parsed, Snapshot.now(database))).toEqual(expectedThen)
          clock.advance(10)
          for (const [i, data] of later) put(database, { [`c/d${i}`]: data })
          expect(run(parsed, Snapshot.now(database))).toEqual(byHand(parsed, [...database.documents.values()]))
          expect(run(parsed, Snapshot.at(database, then))).toEqual(expectedThen)
          expect(countQuery(parsed, Snapshot.now(database))).toBe(run(parsed, Snapshot.now(database)).length)
          expect(countQuery(parsed, Snapshot.at(database, then))).toBe(expectedThen.length)
        },
      ),
      { numRuns: 60 },
    )
  })

  const run = (parsed: ReturnType<typeof parseQuery>, snapshot: Snapshot) =>
    runQuery(parsed, snapshot).documents.map(({ path, updateTime }) => `${path}@${updateTime}`)

  /** Returns the expected result by checking every document and comparing numbers, not keys. */
  function byHand(
    parsed: ReturnType<typeof parseQuery>,
    documents: { path: string; fields: Record<string, unknown>; updateTime: number }[],
  ) {
    const numberAt = (each: { fields: Record<string, unknown> }, name: string) =>
      Number((each.fields[name] as { integerValue?: string } | undefined)?.integerValue)
    const sorted = documents
      .filter((each) => isResult(parsed, each as never))
      .sort((left, right) => {
        for (const { field, descending } of parsed.orders) {
          const name = field[0] ?? ''
          const order =
            name === '__name__' ? (left.path < right.path ? -1 : 1) : numberAt(left, name) - numberAt(right, name)
          if (order !== 0) return descending ? -order : order
        }
        return 0
      })
    const end = parsed.limit === undefined ? undefined : parsed.offset + parsed.limit
    return sorted.slice(parsed.offset, end).map(({ path, updateTime }) => `${path}@${updateTime}`)
  }
})
