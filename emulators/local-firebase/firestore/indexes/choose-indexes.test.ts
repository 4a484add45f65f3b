import { describe, expect, test } from 'vitest'
import { documentsRoot, toValue } from '../fixtures/documents.ts'
import { parseQuery } from '../query/parsed-query.ts'
import type { FieldOperator, Filter, StructuredQuery } from '../wire.ts'
import { chooseIndexes } from './choose-indexes.ts'
import { type IndexDefinition, parseIndexes } from './index-definitions.ts'

/** Parses an index in one line: 'a -b c[]' is a ascending, b descending, c array-contains. */
const fieldsOf = (line: string) =>
  line.split(' ').map((text) => {
    const fieldPath = text.replace(/^-|\[\]$/g, '')
    if (text.endsWith('[]')) return { fieldPath, arrayConfig: 'CONTAINS' }
    return { fieldPath, order: text.startsWith('-') ? 'DESCENDING' : 'ASCENDING' }
  })
const lineOf = ({ fields }: IndexDefinition) =>
  fields
    .map(({ path, mode }) => (mode === 'CONTAINS' ? `${path}[]` : mode === 'DESCENDING' ? `-${path}` : path))
    .join(' ')

const configuration = (lines: string[], fieldOverrides: object[] = [], queryScope = 'COLLECTION') =>
  parseIndexes(
    JSON.stringify({
      indexes: lines.map((line) => ({ collectionGroup: 'c', queryScope, fields: fieldsOf(line) })),
      fieldOverrides,
    }),
  )

const where = (fieldPath: string, op: FieldOperator = 'EQUAL', value: unknown = 1): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value: toValue(value) },
})
const and = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'AND', filters } })
const or = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'OR', filters } })
const by = (...lines: string[]) =>
  lines.map((line) => ({
    field: { fieldPath: line.replace('-', '') },
    direction: line.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }))

const choose = (indexes: ReturnType<typeof configuration>, query: StructuredQuery, summed?: string[]) =>
  chooseIndexes(indexes, parseQuery(documentsRoot, { from: [{ collectionId: 'c' }], ...query }), summed)
const used = (indexes: ReturnType<typeof configuration>, query: StructuredQuery, summed?: string[]) => {
  const choice = choose(indexes, query, summed)
  return 'used' in choice ? choice.used.map(lineOf) : `missing ${lineOf(choice.missing)}`
}

describe('without any composite index, production answers', () => {
  test.each<[string, StructuredQuery]>([
    ['everything', {}],
    ['by name', { orderBy: by('__name__') }],
    ['one equality', { where: where('a') }],
    ['several equalities', { where: and(where('a'), where('b'), where('c')) }],
    ['several equalities, last name first', { where: and(where('a'), where('b')), orderBy: by('-__name__') }],
    ['equality and array-contains', { where: and(where('a'), where('t', 'ARRAY_CONTAINS')) }],
    ['one of a list', { where: where('a', 'IN', [1, 2]) }],
    ['one of a list and equality', { where: and(where('a', 'IN', [1, 2]), where('b')) }],
    ['any of a list in a list', { where: where('t', 'ARRAY_CONTAINS_ANY', [1, 2]) }],
    ['either', { where: or(where('a'), where('b')) }],
    ['a range', { where: where('a', 'GREATER_THAN') }],
    ['not equal', { where: where('a', 'NOT_EQUAL') }],
    ['not in a list', { where: where('a', 'NOT_IN', [1, 2]) }],
    ['a range, in descending order', { where: where('a', 'GREATER_THAN'), orderBy: by('-a') }],
    ['one order', { orderBy: by('-a') }],
    ['a member of a map', { where: where('m.a'), orderBy: by('m.a') }],
    ['an order by a field with an equality', { where: where('a'), orderBy: by('a') }],
    ['a whole collection group', { from: [{ collectionId: 'c', allDescendants: true }] }],
    ['all collections below a document', { from: [{ allDescendants: true }] }],
  ])('%s', (_what, query) => {
    expect(choose(configuration([]), query)).toHaveProperty('used')
  })
})

describe('production asks for the index', () => {
  test.each<[string, StructuredQuery, string]>([
    ['equality and an order', { where: where('a'), orderBy: by('-b') }, 'a -b -__name__'],
    ['equality and a range', { where: and(where('a'), where('b', 'LESS_THAN')) }, 'a b __name__'],
    ['equality and not equal', { where: and(where('a'), where('b', 'NOT_EQUAL')) }, 'a b __name__'],
    ['array-contains and an order', { where: where('t', 'ARRAY_CONTAINS'), orderBy: by('b') }, 't[] b __name__'],
    ['two orders', { orderBy: by('a', '-b') }, 'a -b -__name__'],
    ['an order opposite to the name', { orderBy: by('a', '-__name__') }, 'a -__name__'],
    ['ranges on two fields', { where: and(where('b', 'GREATER_THAN'), where('a', 'LESS_THAN')) }, 'a b __name__'],
    ['a range and another order', { where: where('b', 'GREATER_THAN'), orderBy: by('b', 'a') }, 'b a __name__'],
    ['the last name first', { orderBy: by('-__name__') }, '-__name__'],
    ['one of a list and an order', { where: where('a', 'IN', [1, 2]), orderBy: by('b') }, 'a b __name__'],
    [
      'one half of an or',
      { where: or(where('a'), and(where('b'), where('d', 'LESS_THAN'))), orderBy: by('d') },
      'a d __name__',
    ],
    [
      'equality in a collection group',
      { from: [{ collectionId: 'c', allDescendants: true }], where: where('a') },
      'a __name__',
    ],
  ])('for %s', (_what, query, missing) => {
    expect(used(configuration([]), query)).toBe(`missing ${missing}`)
    const [definition] = missing.replace(/ -?__name__$/, '') ? [missing] : []
    const scope = query.from ? 'COLLECTION_GROUP' : 'COLLECTION'
    const added = configuration([definition ?? ''], [], scope)
    // Adding exactly the requested index is enough, unless the query is an `or` whose other half needs another.
    const after = used(added, query)
    expect(after === `missing ${missing}`).toBe(false)
  })
})

describe('an index serves a query', () => {
  test('with its equalities in any order and direction', () => {
    const query = { where: and(where('a'), where('b')), orderBy: by('-d') }
    expect(used(configuration(['b -a -d']), query)).toEqual(['b -a -d -__name__'])
  })

  test('only if it ends in exactly the order of the query', () => {
    const query = { where: where('a'), orderBy: by('-d') }
    for (const line of ['a d', 'a -d e', '-d a', 'a -d __name__'])
      expect(used(configuration([line]), query)).toContain('missing')
  })

  test('together with others that end in the same order, using as few as possible', () => {
    const query = { where: and(where('a'), where('b'), where('t', 'ARRAY_CONTAINS')), orderBy: by('-d') }
    const merged = configuration(['a -d', 'b -d', 't[] -d'])
    expect(used(merged, query)).toHaveLength(3)
    expect(used(configuration(['a -d', 'a b -d', 'b -d', 't[] -d']), query)).toEqual([
      'a b -d -__name__',
      't[] -d -__name__',
    ])
    expect(used(configuration(['a -d', 'b -d']), query)).toContain('missing')
    expect(used(configuration(['a -d', 'b d', 't[] -d']), query)).toContain('missing')
  })

  test('on lists only if it is an array-contains index', () => {
    const query = { where: where('t', 'ARRAY_CONTAINS'), orderBy: by('d') }
    expect(used(configuration(['t d']), query)).toBe('missing t[] d __name__')
    expect(used(configuration(['t[] d']), { where: where('t'), orderBy: by('d') })).toBe('missing t d __name__')
  })

  test('only in its own scope', () => {
    const group = { from: [{ collectionId: 'c', allDescendants: true }], where: where('a'), orderBy: by('b') }
    expect(used(configuration(['a b']), group)).toContain('missing')
    expect(used(configuration(['a b'], [], 'COLLECTION_GROUP'), group)).toEqual(['a b __name__'])
  })

  test('if it has the summed fields', () => {
    const query = { where: where('a') }
    expect(used(configuration([]), query, ['total'])).toBe('missing a total __name__')
    expect(used(configuration(['a total']), query, ['total'])).toEqual(['a total __name__'])
    expect(used(configuration([]), {}, ['total'])).toEqual(['total __name__'])
  })
})

describe('an override of a field', () => {
  const exempt = (fieldPath: string, indexes: object[] = []) => [{ collectionGroup: 'c', fieldPath, indexes }]

  test('without indexes exempts it from filters and orders', () => {
    expect(used(configuration([], exempt('a')), { where: where('a') })).toBe('missing a __name__')
    expect(used(configuration([], exempt('a')), { orderBy: by('a') })).toBe('missing a __name__')
    expect(choose(configuration([], exempt('a')), { where: where('b') })).toHaveProperty('used')
  })

  test('applies to nested fields, unless they have their own', () => {
    const overrides = [...exempt('m'), ...exempt('m.b', [{ order: 'ASCENDING', queryScope: 'COLLECTION' }])]
    expect(used(configuration([], overrides), { where: where('m.a') })).toContain('missing')
    expect(choose(configuration([], overrides), { where: where('m.b') })).toHaveProperty('used')
  })

  test('of all fields applies to each without its own', () => {
    expect(used(configuration([], exempt('*')), { where: where('a') })).toContain('missing')
  })

  test('keeps only the indexes it lists', () => {
    const overrides = exempt('a', [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }])
    const group = { from: [{ collectionId: 'c', allDescendants: true }], where: where('a') }
    expect(choose(configuration([], overrides), group)).toHaveProperty('used')
    expect(used(configuration([], overrides), { where: where('a') })).toContain('missing')
  })

  test('does not affect composite indexes with the field', () => {
    const query = { where: and(where('a'), where('b', 'LESS_THAN')) }
    expect(used(configuration(['a b'], exempt('a')), query)).toEqual(['a b __name__'])
  })
})
