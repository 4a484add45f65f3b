import { expect, test } from 'vitest'
import { discounted } from './order-amounts.ts'

test('a discount reduces the total by its amount, and never below zero', () => {
  const amounts = { itemsPaise: 10_000, shippingPaise: 500, totalPaise: 10_500 }
  expect(discounted(amounts, 500)).toEqual({ ...amounts, discountPaise: 500, totalPaise: 10_000 })
  expect(discounted(amounts, 10_500)?.totalPaise).toBe(0)
  expect(discounted(amounts, 10_501)).toBeUndefined()
})
