import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toValue } from '../fixtures/documents.ts'
import type { Value } from '../wire.ts'
import { pathKey, reverseKey, sortKey } from './sort-key.ts'

const reference = (path: string): Value => ({ referenceValue: `projects/p/databases/d/documents/${path}` })
const point = (latitude: number, longitude: number): Value => ({ geoPointValue: { latitude, longitude } })
const vector = (...values: number[]): Value => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: { arrayValue: { values: values.map((doubleValue) => ({ doubleValue })) } },
    },
  },
})

/** Each value comes before the next one: https://firebase.google.com/docs/firestore/manage-data/data-types */
const ascending: [string, Value][] = [
  ['null', toValue(null)],
  ['false', toValue(false)],
  ['true', toValue(true)],
  ['NaN', { doubleValue: Number.NaN }],
  ['-infinity', { doubleValue: Number.NEGATIVE_INFINITY }],
  ['the smallest integer', { integerValue: '-9223372036854775808' }],
  ['-1.5', toValue(-1.5)],
  ['-1', toValue(-1)],
  ['zero', toValue(0)],
  ['the smallest double', { doubleValue: 5e-324 }],
  ['1', toValue(1)],
  ['1.5', toValue(1.5)],
  ['2^53', { integerValue: '9007199254740992' }],
  ['2^53 + 1', { integerValue: '9007199254740993' }],
  ['the largest integer', { integerValue: '9223372036854775807' }],
  ['infinity', { doubleValue: Number.POSITIVE_INFINITY }],
  ['before 1970', { timestampValue: { seconds: '-1', nanos: 999_000_000 } }],
  ['1970', { timestampValue: {} }],
  ['a microsecond later', { timestampValue: { seconds: '0', nanos: 1000 } }],
  ['the empty text', toValue('')],
  ['a NUL', toValue('\0')],
  ['A', toValue('A')],
  ['a', toValue('a')],
  ['aa', toValue('aa')],
  ['b', toValue('b')],
  ['é', toValue('é')],
  ['the last character of 16 bits', toValue('\uffff')],
  ['a character beyond them', toValue('👕')],
  ['no bytes', toValue(new Uint8Array())],
  ['byte 0', toValue(new Uint8Array([0]))],
  ['bytes 0 0', toValue(new Uint8Array([0, 0]))],
  ['byte 255', toValue(new Uint8Array([255]))],
  ['a numeric id', reference('c/__id7__')],
  ['a larger numeric id', reference('c/__id10__')],
  ['a document', reference('c/a')],
  ['a document below it', reference('c/a/d/a')],
  ['its sibling', reference('c/a-')],
  ['a point', point(-1, 5)],
  ['east of it', point(-1, 6)],
  ['north of it', point(0, -5)],
  ['the empty list', toValue([])],
  ['a list', toValue([1])],
  ['a longer list', toValue([1, 1])],
  ['a list with more in it', toValue([2])],
  ['a long vector of small numbers', vector(9, 9)],
  ['a longer one', vector(0, 0, 0)],
  ['the empty map', toValue({})],
  ['a map', toValue({ a: 1 })],
  ['the map with one key more', toValue({ a: 1, b: 0 })],
  ['the map with more under its key', toValue({ a: 2 })],
  ['the map with a later key', toValue({ b: 0 })],
]

describe('values sort as in Firestore', () => {
  test.each(
    ascending.slice(1).map(([name, value], i) => [ascending[i]?.[0] ?? '', name, ascending[i]?.[1] ?? {}, value]),
  )('%s before %s', (_a, _b, first, second) => {
    expect(sortKey(first) < sortKey(second)).toBe(true)
    expect(reverseKey(sortKey(first)) > reverseKey(sortKey(second))).toBe(true)
  })

  test('every value is before all later ones, not only before the next', () => {
    const keys = ascending.map(([, value]) => sortKey(value))
    expect([...keys].sort((a, b) => (a < b ? -1 : 1))).toEqual(keys)
  })

  test('whole and fractional numbers are equal: 1 is 1.0, and 0 is -0', () => {
    expect(sortKey({ integerValue: '1' })).toBe(sortKey({ doubleValue: 1 }))
    expect(sortKey({ doubleValue: -0 })).toBe(sortKey({ integerValue: '0' }))
  })

  test('no key is the beginning of another, so joined keys compare field by field', () => {
    const keys = ascending.map(([, value]) => sortKey(value))
    for (const a of keys) for (const b of keys) if (a !== b) expect(b.startsWith(a)).toBe(false)
  })

  test('texts sort by their UTF-8 bytes, in both directions', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        const byBytes = Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)))
        const [left, right] = [sortKey({ stringValue: a }), sortKey({ stringValue: b })]
        const order = (x: string, y: string) => (x < y ? -1 : x > y ? 1 : 0)
        expect(order(left, right)).toBe(byBytes)
        expect(order(reverseKey(right), reverseKey(left))).toBe(byBytes)
      }),
    )
  })

  test('64-bit integers sort exactly', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
        fc.bigInt({ min: -2n, max: 2n }),
        (a, step) => {
          const b = BigInt.asIntN(64, a + step)
          expect(sortKey({ integerValue: String(a) }) < sortKey({ integerValue: String(b) })).toBe(a < b)
        },
      ),
    )
  })
})

test('a document sorts before what is below it, and that before its next sibling', () => {
  expect(pathKey('users/a') < pathKey('users/a/orders/1')).toBe(true)
  expect(pathKey('users/a/orders/1') < pathKey('users/a!')).toBe(true)
})
