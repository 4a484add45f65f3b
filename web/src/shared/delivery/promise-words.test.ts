import { expect, test } from 'vitest'
import { orderByWords } from './promise-words.ts'

test.for([
  ['2026-11-26', 18, 'Order by 6 pm today'],
  ['2026-11-27', 12, 'Order by 12 noon tomorrow'],
  ['2026-11-28', 9, 'Order by Saturday 9 am'],
  ['2026-12-02', 24, 'Order by Wednesday midnight'],
  ['2026-12-03', 18, 'Order by Thu 3 Dec 6 pm'],
] as const)('on Thursday 26 November the order deadline on %s at %i is called %s', ([until, hour, words]) => {
  expect(orderByWords(until, hour, '2026-11-26').replaceAll(',', '')).toBe(words)
})
