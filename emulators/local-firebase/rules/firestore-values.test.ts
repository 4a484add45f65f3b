import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOfType } from './evaluation/operators.ts'
import { documentResource, type FirestoreValue, fromFirestore } from './firestore-values.ts'
import { areEqual, isSameMember } from './values/equality.ts'
import { LatLng } from './values/lat-lng.ts'
import type { RulesMap } from './values/rules-value.ts'
import { toText } from './values/to-text.ts'

const seconds = '1772368215'

describe('a stored value has the type that rules test for, however it was transmitted', () => {
  test.each<[string, FirestoreValue, string]>([
    ['null', { nullValue: 'NULL_VALUE' }, 'null'],
    ['bool', { booleanValue: false }, 'bool'],
    ['int by gRPC and REST', { integerValue: '9007199254740993' }, 'int'],
    ['int as a number', { integerValue: 5 }, 'int'],
    ['float', { doubleValue: 2 }, 'float'],
    ['NaN by REST', { doubleValue: 'NaN' }, 'float'],
    ['string', { stringValue: '' }, 'string'],
    ['bytes by gRPC', { bytesValue: Buffer.from('x') }, 'bytes'],
    ['bytes by REST', { bytesValue: 'eA==' }, 'bytes'],
    ['timestamp by gRPC', { timestampValue: { seconds, nanos: 5 } }, 'timestamp'],
    ['timestamp by REST', { timestampValue: '2026-03-01T12:30:15.000000005Z' }, 'timestamp'],
    ['place', { geoPointValue: { latitude: 19, longitude: 72 } }, 'latlng'],
    ['reference', { referenceValue: 'projects/p/databases/(default)/documents/users/a' }, 'path'],
    ['list', { arrayValue: {} }, 'list'],
    ['map', { mapValue: {} }, 'map'],
  ])('%s', (_, value, type) => expect(isOfType(fromFirestore(value), type)).toBe(true))
})

test('gRPC and REST give the same time and the same bytes', () => {
  const grpc = fromFirestore({ timestampValue: { seconds, nanos: 5 } })
  expect(areEqual(grpc, fromFirestore({ timestampValue: '2026-03-01T12:30:15.000000005Z' }))).toBe(true)
  expect(areEqual(grpc, fromFirestore({ timestampValue: '2026-03-01T18:00:15.000000005+05:30' }))).toBe(true)
  expect(areEqual(fromFirestore({ bytesValue: Buffer.from('x') }), fromFirestore({ bytesValue: 'eA==' }))).toBe(true)
})

test('a location keeps latitude and longitude, and zero may be omitted', () => {
  const place = fromFirestore({ geoPointValue: { latitude: 19.5, longitude: 72.5 } })
  expect(areEqual(place, new LatLng(19.5, 72.5))).toBe(true)
  expect(areEqual(fromFirestore({ geoPointValue: {} }), new LatLng(0, 0))).toBe(true)
})

test('an invalid time is null', () => {
  expect(fromFirestore({ timestampValue: 'yesterday' })).toBe(null)
  expect(fromFirestore({ timestampValue: '2026-13-01T12:30:15Z' })).toBe(null)
})

test('a document is its data, its id and its path without the project', () => {
  const name = 'projects/p/databases/(default)/documents/users/asha/favorites/polo'
  const resource = documentResource({ name, fields: { isLike: { booleanValue: true } } })
  expect((resource.get('data') as RulesMap).get('isLike')).toBe(true)
  expect(resource.get('id')).toBe('polo')
  expect(toText(resource.get('__name__') ?? null)).toBe('/databases/(default)/documents/users/asha/favorites/polo')
})

test('every value equals itself and a copy of itself, unless it contains NaN', () => {
  const { value } = fc.letrec<{ value: FirestoreValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constant({ nullValue: 'NULL_VALUE' }),
      fc.boolean().map((booleanValue) => ({ booleanValue })),
      fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n).map((integer) => ({ integerValue: String(integer) })),
      fc.double({ noNaN: true }).map((doubleValue) => ({ doubleValue })),
      fc.string().map((stringValue) => ({ stringValue })),
      fc.uint8Array().map((bytesValue) => ({ bytesValue })),
      fc.array(tie('value')).map((values) => ({ arrayValue: { values } })),
      fc.dictionary(fc.string(), tie('value')).map((fields) => ({ mapValue: { fields } })),
    ),
  }))
  fc.assert(
    fc.property(value, (stored) => {
      const [one, copy] = [fromFirestore(stored), fromFirestore(structuredClone(stored))]
      expect(areEqual(one, copy)).toBe(true)
      expect(isSameMember(one, copy)).toBe(true)
    }),
  )
})
