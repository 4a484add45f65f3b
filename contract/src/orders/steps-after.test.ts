import { expect, test } from 'vitest'
import type { OrderKind } from './order-kind.ts'
import { isMailed, orderStatuses, orderStepsAfter } from './order-status.ts'

test('an order lists its remaining steps in sequence, and none once it is finished', () => {
  expect(orderStepsAfter('placed')).toEqual(['in_production', 'shipped', 'delivered'])
  expect(orderStepsAfter('shipped')).toEqual(['delivered'])
  expect(orderStepsAfter('delivered')).toEqual([])
  expect(orderStepsAfter('cancelled')).toEqual([])
})

test('customers get a mail for every step, except that only bulk and print orders announce production', () => {
  const mailed = (kind: OrderKind) => orderStatuses.filter((status) => isMailed(status, kind))
  expect(mailed('shop')).toEqual(['placed', 'shipped', 'delivered', 'cancelled'])
  expect(mailed('bulk')).toEqual([...orderStatuses])
})
