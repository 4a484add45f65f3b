import { describe, expect, test } from 'vitest'
import { compileRules } from '../../rules/compile-rules.ts'
import { parseQuery } from '../query/parsed-query.ts'
import { FirestoreError } from '../status.ts'
import { Database } from '../store/database.ts'
import { Snapshot } from '../store/snapshot.ts'
import type { Filter, StructuredQuery, Value } from '../wire.ts'
import { rulesAccess } from './rules-access.ts'

const databaseName = 'projects/demo/databases/(default)'

function isListAllowed(
  documents: string,
  query: StructuredQuery,
  identity: 'server' | { sub: string } | null = { sub: 'asha' },
) {
  const compiled = compileRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${documents} } }`,
  )
  if ('errors' in compiled) throw new Error(JSON.stringify(compiled.errors))
  const access = rulesAccess(() => compiled.ruleset)
  const snapshot = Snapshot.now(new Database(databaseName, () => Date.now() * 1000))
  try {
    access.checkList({ identity, requestId: undefined }, snapshot, parseQuery(`${databaseName}/documents`, query))
    return true
  } catch (error) {
    if (error instanceof FirestoreError && error.code === 7) return false
    throw error
  }
}

const from = [{ collectionId: 'orders' }]
type Operator = NonNullable<Filter['fieldFilter']>['op'] & string
const field = (fieldPath: string, op: Operator, value: Value): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value },
})
const and = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'AND', filters } })
const or = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'OR', filters } })
const among = (fieldPath: string, op: Operator, ...texts: string[]) =>
  field(fieldPath, op, { arrayValue: { values: texts.map((stringValue) => ({ stringValue })) } })
const int = (integerValue: string): Value => ({ integerValue })

const mine = field('userId', 'EQUAL', { stringValue: 'asha' })
const theirs = field('userId', 'EQUAL', { stringValue: 'ravi' })
const isNull: Filter = { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'userId' } } }
const giftAndNotNull = and(field('tags', 'ARRAY_CONTAINS', { stringValue: 'gift' }), {
  unaryFilter: { op: 'IS_NOT_NULL', field: { fieldPath: 'tags' } },
})
const between = and(field('total', 'GREATER_THAN', int('1')), field('total', 'LESS_THAN', int('10')))
const owner = 'match /orders/{id} { allow list: if resource.data.userId == request.auth.uid; }'
const when = (condition: string) => `match /orders/{id} { allow list: if ${condition}; }`

describe('a query is allowed only if every document it could find is allowed', () => {
  test.each<[string, string, Filter | undefined, boolean]>([
    ['the filter is the rule', owner, mine, true],
    ['no filter', owner, undefined, false],
    ["another person's orders", owner, theirs, false],
    ['a narrower filter', owner, and(mine, field('total', 'GREATER_THAN', int('1'))), true],
    ['either person', owner, or(mine, theirs), false],
    ['the same person twice', owner, or(mine, and(mine, field('total', 'EQUAL', int('1')))), true],
    ['one of a list', owner, among('userId', 'IN', 'asha'), true],
    ['one of a list with others', owner, among('userId', 'IN', 'asha', 'ravi'), false],
    [
      'everyone else',
      when('resource.data.userId != "ravi"'),
      field('userId', 'NOT_EQUAL', { stringValue: 'ravi' }),
      true,
    ],
    ['none of a list', when('resource.data.userId != "ravi"'), among('userId', 'NOT_IN', 'boss', 'ravi'), true],
    ['none of another list', when('resource.data.userId != "ravi"'), among('userId', 'NOT_IN', 'boss'), false],
    ['the same range', when('resource.data.total < 500'), field('total', 'LESS_THAN', int('500')), true],
    ['a range within', when('resource.data.total < 500'), field('total', 'LESS_THAN_OR_EQUAL', int('499')), true],
    [
      'a range that reaches the bound',
      when('resource.data.total < 500'),
      field('total', 'LESS_THAN_OR_EQUAL', int('500')),
      false,
    ],
    ['a range on the other side', when('resource.data.total < 500'), field('total', 'GREATER_THAN', int('5')), false],
    ['a range that excludes a value', when('resource.data.total != 5'), field('total', 'GREATER_THAN', int('5')), true],
    ['a mirrored comparison', when('500 > resource.data.total'), field('total', 'LESS_THAN', int('500')), true],
    [
      'the type that a range implies',
      when('resource.data.total is number'),
      field('total', 'LESS_THAN', int('5')),
      true,
    ],
    ['a type that it leaves open', when('resource.data.total is int'), field('total', 'LESS_THAN', int('5')), false],
    [
      'a tag that the filter asks for',
      when("'gift' in resource.data.tags"),
      field('tags', 'ARRAY_CONTAINS', { stringValue: 'gift' }),
      true,
    ],
    [
      'one tag of several',
      when("'gift' in resource.data.tags"),
      among('tags', 'ARRAY_CONTAINS_ANY', 'gift', 'bulk'),
      false,
    ],
    [
      'a nested field',
      when("resource.data.address.city == 'Pune'"),
      field('address.city', 'EQUAL', { stringValue: 'Pune' }),
      true,
    ],
    [
      'a missing value',
      when('resource.data.userId == null'),
      { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'userId' } } },
      true,
    ],
    [
      'a document by its name',
      when("id == 'o1'"),
      field('__name__', 'EQUAL', { referenceValue: `${databaseName}/documents/orders/o1` }),
      true,
    ],
    ['no condition on the documents', when('request.auth != null'), undefined, true],
    ['a condition on the id', when("id == 'o1'"), undefined, false],
    ['an absent field', when("!('x' in resource.data)"), undefined, false],
    ['a default for an unknown field', when("resource.data.get('x', 1) == 1"), undefined, false],
    ['the number of fields', when('resource.data.size() < 5'), mine, false],
    ['all fields at once', when("resource.data == {'userId': 'asha'}"), mine, false],
    ['a default for a known field', when("resource.data.get('userId', 1) == 'asha'"), mine, true],
    ['a default for a value that is null', when("resource.data.get('userId', 1) == null"), isNull, true],
    ['any method but get', when('resource.data.keys() == 1'), mine, false],
    ['that a field is there', when("'userId' in resource.data"), mine, true],
    [
      'that there is a document',
      when('resource != null && resource.data != null && null != resource.data'),
      undefined,
      true,
    ],
    ['that there is none', when('resource == null || null == resource.data'), undefined, false],
    ['an order with null', when('resource.data > null || true'), undefined, true],
    ['one tag among other bounds', when("'gift' in resource.data.tags"), giftAndNotNull, true],
    [
      'the type of a text range',
      when('resource.data.note is string'),
      field('note', 'LESS_THAN', { stringValue: 'm' }),
      true,
    ],
    [
      'another type than the range',
      when('resource.data.note is number'),
      field('note', 'LESS_THAN', { stringValue: 'm' }),
      false,
    ],
    ['that a range is a list', when('!(resource.data.total is list)'), field('total', 'LESS_THAN', int('5')), true],
    [
      'a bound that the range may reach',
      when('resource.data.total <= 500'),
      field('total', 'LESS_THAN_OR_EQUAL', int('500')),
      true,
    ],
    ['a bound from below', when('resource.data.total >= 5'), field('total', 'GREATER_THAN_OR_EQUAL', int('5')), true],
    [
      'a bound from below, reached',
      when('resource.data.total > 5'),
      field('total', 'GREATER_THAN_OR_EQUAL', int('5')),
      false,
    ],
    ['a range between two bounds', when('resource.data.total > 0 && resource.data.total < 11'), between, true],
    [
      'what lies outside of the range',
      when('!(resource.data.total >= 20) && !(resource.data.total == 20)'),
      between,
      true,
    ],
    ['what may lie in the range', when('!(resource.data.total >= 7)'), between, false],
    ['that the fields are not these', when("resource.data != {'userId': 'ravi'}"), mine, false],
    ['that they are not in a list', when("!(resource.data in [{'userId': 'ravi'}])"), mine, false],
    [
      'an unknown value inside a list',
      when('[resource.data.total] != [5]'),
      field('total', 'GREATER_THAN', int('5')),
      false,
    ],
    [
      'an unknown value in a list',
      when('!(resource.data.total in [7])'),
      field('total', 'GREATER_THAN', int('5')),
      false,
    ],
    ['an error that another side absorbs', when('resource.data.x == 1 || true'), undefined, true],
  ])('%s', (_, rules, where, expected) => {
    expect(isListAllowed(rules, where ? { from, where } : { from })).toBe(expected)
  })

  test('rules see limit, offset and order', () => {
    const paged = when(
      "request.query.limit <= 20 && request.query.offset == 0 && request.query.orderBy == 'total DESC'",
    )
    const orderBy = [{ field: { fieldPath: 'total' }, direction: 'DESCENDING' }]
    expect(isListAllowed(paged, { from, orderBy, limit: { value: 20 } })).toBe(true)
    expect(isListAllowed(paged, { from, orderBy, limit: { value: 21 } })).toBe(false)
    expect(isListAllowed(paged, { from, orderBy })).toBe(false)
  })

  test('a query over a collection group needs a rule for every depth', () => {
    const group = { from: [{ collectionId: 'favorites', allDescendants: true }] }
    expect(isListAllowed('match /users/{uid}/favorites/{id} { allow list; }', group)).toBe(false)
    expect(isListAllowed('match /{path=**}/favorites/{id} { allow list; }', group)).toBe(true)
    expect(isListAllowed('match /{path=**} { allow list; }', group)).toBe(true)
  })

  test('the server is not subject to rules', () => {
    expect(isListAllowed(when('false'), { from }, 'server')).toBe(true)
    expect(isListAllowed(when('request.auth == null'), { from }, null)).toBe(true)
  })
})
