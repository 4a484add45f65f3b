import { orderCalls } from '@teeshala/contract/orders/order-calls'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dueViews, paymentFilter, toPrintFilter, toPrintView } from './order-filters.ts'

test.each([toPrintView, ...dueViews])(
  'the view $name consists of filters that the list offers and the shop knows',
  ({ query }) => {
    const { sort: _, ...chosen } = Object.fromEntries(new URLSearchParams(query))
    for (const [name, value] of Object.entries(chosen)) {
      const filter = [paymentFilter, toPrintFilter].find((each) => each.name === name)
      expect(filter?.options.map((option) => option.value)).toContain(value)
    }
    expect(z.parse(z.object(orderCalls.listOrders.query), chosen)).toMatchObject(chosen)
  },
)

test('staff can filter by each payment status, part payments too', () => {
  expect(paymentFilter.options.map(({ label }) => label)).toEqual([
    'Pending',
    'Partly paid',
    'Completed',
    'Failed',
    'Refunded',
  ])
})
