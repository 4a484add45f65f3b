import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Category } from './product.ts'
import { Stock } from './stock.ts'

const said = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message

test.each([
  [0, undefined],
  [1_000_000, undefined],
  [1_000_001, 'At most 10 lakh pieces'],
  [9_999_999_999, 'At most 10 lakh pieces'],
  [-1, 'A whole number of pieces'],
  [1.5, 'A whole number of pieces'],
  ['12', 'A whole number of pieces'],
])('of a stock of %j is said: %s', (stock, words) => {
  expect(said(Stock, stock)).toBe(words)
})

test('of an unknown category is said which ones there are', () => {
  expect(said(Category, 'Kids')).toBeUndefined()
  expect(said(Category, 'Dogs')).toBe('One of Women, Men, Kids, Unisex')
})
