import { expect, test } from 'vitest'
import { orderStatuses } from './order-status.ts'
import { canGoOutForDelivery, isOnItsWayBack, isOutForDelivery } from './parcel-steps.ts'

const shipped = [{ kind: 'status', to: 'shipped' }]
const out = [...shipped, { kind: 'parcel', to: 'out_for_delivery' }]

test('only a parcel that was sent goes out for delivery, and it does so once', () => {
  const can = (fulfilment: 'ship' | 'collect', timeline = shipped) =>
    orderStatuses.filter((status) => canGoOutForDelivery({ status, fulfilment, timeline }))
  expect(can('ship')).toEqual(['shipped'])
  expect(can('collect')).toEqual([])
  expect(can('ship', out)).toEqual([])
})

test('a parcel is out for delivery until it is delivered or turns back', () => {
  expect(orderStatuses.filter((status) => isOutForDelivery({ status, timeline: out }))).toEqual(['shipped'])
  expect(isOutForDelivery({ status: 'shipped', timeline: shipped })).toBe(false)
})

test('a parcel that turned back is no longer out for delivery, and cannot go out again', () => {
  const back = [...out, { kind: 'parcel', to: 'coming_back' }]
  expect(orderStatuses.filter((status) => isOnItsWayBack({ status, timeline: back }))).toEqual(['shipped'])
  expect(isOutForDelivery({ status: 'shipped', timeline: back })).toBe(false)
  expect(canGoOutForDelivery({ status: 'shipped', fulfilment: 'ship', timeline: back })).toBe(false)
})
