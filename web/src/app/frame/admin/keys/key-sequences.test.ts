import { expect, test } from 'vitest'
import { keySequencesOf } from './key-sequences.ts'

const allOf = (role: 'owner' | 'press') => Object.values(keySequencesOf(role)).flat()
const placeOf = (role: 'owner' | 'press', keys: string) => allOf(role).find((each) => each.keys === keys)?.to

test('no two pages and no two prefixes have the same key sequence', () => {
  const keys = allOf('owner').map((each) => each.keys)
  expect(new Set(keys).size).toBe(keys.length)
})

test('G O opens the orders, N P starts a product', () => {
  expect(placeOf('owner', 'g o')).toBe('/admin/orders')
  expect(placeOf('owner', 'n p')).toBe('/admin/products')
})

test('key sequences open nothing that the role may not open', () => {
  expect(placeOf('press', 'g s')).toBeUndefined()
  expect(placeOf('press', 'n p')).toBeUndefined()
})
