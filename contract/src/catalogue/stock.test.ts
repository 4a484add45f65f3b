import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Stock } from './stock.ts'

test.each([
  [0, undefined],
  [1_000_000, undefined],
  [1_000_001, 'At most 10 lakh pieces'],
  [9_999_999_999, 'At most 10 lakh pieces'],
  [-1, 'A whole number of pieces'],
  [1.5, 'A whole number of pieces'],
  ['12', 'A whole number of pieces'],
])('a stock of %j is answered with: %s', (stock, words) => {
  expect(z.safeParse(Stock, stock).error?.issues[0]?.message).toBe(words)
})
