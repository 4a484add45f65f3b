import { expect, test } from 'vitest'
import { paymentStatuses } from '../../payments/payment.ts'
import { orderStatuses } from '../order-status.ts'
import { listedStatuses } from './order-list.ts'

test('a list of orders that still owe money leaves out cancelled ones, which owe nothing', () => {
  const leavesOut = paymentStatuses.filter((paymentStatus) => {
    const statuses = listedStatuses({ paymentStatus })
    return statuses && !statuses.includes('cancelled')
  })
  expect(leavesOut).toEqual(['pending', 'partly_paid', 'failed'])
  expect(listedStatuses({ paymentStatus: 'pending' })).toEqual(orderStatuses.filter((each) => each !== 'cancelled'))
})

test('a list that asks for one status shows that one, and any other list shows all', () => {
  expect(listedStatuses({ status: 'cancelled', paymentStatus: 'pending' })).toEqual(['cancelled'])
  expect(listedStatuses({ status: 'shipped' })).toEqual(['shipped'])
  expect(listedStatuses({})).toBeUndefined()
})
