import { catalogueCalls } from '@teeshala/contract/catalogue/catalogue-calls'
import { expect, test } from 'vitest'
import { askedParts, partSize } from './asked-parts.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `tee-${index}`)

test('no request asks for more products than allowed, and all are requested once', () => {
  const parts = askedParts([], ids(250))
  expect(parts.map(({ length }) => length)).toEqual([partSize, partSize, 250 - 2 * partSize])
  expect(parts.flat()).toEqual(ids(250))
  expect(catalogueCalls.listProducts.query.ids.safeParse(ids(partSize).join()).success).toBe(true)
})

test('removing a favourite requests nothing again, and a new one is requested alone', () => {
  const parts = askedParts([], ids(100))
  expect(askedParts(parts, ids(100).slice(1))).toBe(parts)
  expect(askedParts(parts, ['new', ...ids(100)])).toEqual([...parts, ['new']])
})
