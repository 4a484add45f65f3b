import { expect, test } from 'vitest'
import { isMailed, orderStatuses, orderStepsAfter } from './order-status.ts'
import { workshopStepsAfter } from './workshop-status.ts'

test('an order has before it what is still to be done, step by step, and nothing once it has come to its end', () => {
  expect(orderStepsAfter('placed')).toEqual(['in_production', 'shipped', 'delivered'])
  expect(orderStepsAfter('shipped')).toEqual(['delivered'])
  expect(orderStepsAfter('delivered')).toEqual([])
  expect(orderStepsAfter('cancelled')).toEqual([])
})

test('a bulk order has before it what the workshop still has to do', () => {
  expect(workshopStepsAfter('Pending')).toEqual(['In Production', 'Completed'])
  expect(workshopStepsAfter('Completed')).toEqual([])
  expect(workshopStepsAfter('Cancelled')).toEqual([])
})

test('a customer is mailed of every step but the start of production', () => {
  expect(orderStatuses.filter(isMailed)).toEqual(['placed', 'shipped', 'delivered', 'cancelled'])
})
