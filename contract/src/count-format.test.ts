import { expect, test } from 'vitest'
import { formatCount } from './count-format.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [2520, '2,520'],
  [100_000, '1,00,000'],
])('%i pieces are written %s', (count, written) => {
  expect(formatCount(count)).toBe(written)
})
