import { expect, test } from 'vitest'
import type { OrderKind } from './order-kind.ts'
import { isMailed, orderStatuses, orderStepsAfter } from './order-status.ts'

test('an order has before it what is still to be done, step by step, and nothing once it has come to its end', () => {
  expect(orderStepsAfter('placed')).toEqual(['in_production', 'shipped', 'delivered'])
  expect(orderStepsAfter('shipped')).toEqual(['delivered'])
  expect(orderStepsAfter('delivered')).toEqual([])
  expect(orderStepsAfter('cancelled')).toEqual([])
})

test('a customer is mailed of every step but the start of production, of which only the press tells', () => {
  const mailed = (kind: OrderKind) => orderStatuses.filter((status) => isMailed(status, kind))
  expect(mailed('shop')).toEqual(['placed', 'shipped', 'delivered', 'cancelled'])
  expect(mailed('bulk')).toEqual([...orderStatuses])
})
