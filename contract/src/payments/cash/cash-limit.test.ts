import { expect, test } from 'vitest'
import { cashLimitRefusal } from './cash-limit.ts'

test('an order accepts less than ₹2,00,000 in cash, and not a paisa more', () => {
  expect(cashLimitRefusal(19_999_999)).toBeUndefined()
  expect(cashLimitRefusal(20_000_000)).toContain('less than ₹2,00,000 in cash')
})
