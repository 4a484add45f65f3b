import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { expect, test } from 'vitest'
import {
  deliveryWords,
  paymentLabel,
  progressLabel,
  statusLabel,
  stepLabel,
  titleOfId,
  type Worded,
} from './order-words.ts'
import { orderTone } from './tones.ts'

const sent = { kind: 'shop', shippingAddress: {} } as Worded
const collected = { kind: 'single', shippingAddress: null } as Worded
const bulk = { kind: 'bulk', shippingAddress: null } as Worded
const online = { paymentMethod: 'upi', shippingAddress: null, totalPrice: 499 } as const

test('every kind of order has its own wording for a step, and a collected one is neither shipped nor delivered', () => {
  expect(statusLabel(sent, 'shipped')).toBe('Shipped')
  expect(statusLabel(collected, 'shipped')).toBe('Ready to collect')
  expect(statusLabel(collected, 'delivered')).toBe('Collected')
  expect([statusLabel(bulk, 'Pending'), statusLabel(bulk, 'placed')]).toEqual(['Pending', 'Pending'])
  expect(stepLabel(bulk, { kind: 'payment', to: 'paid' })).toBe('Payment received')
  expect(stepLabel(sent, { kind: 'status', to: 'in_production' })).toBe('In production')
})

test('an order shows that its courier is on the way, and no longer once it has arrived', () => {
  const timeline = [{ kind: 'parcel', to: 'out_for_delivery', by: 'staff', at: '2026-11-24T04:30:00.000Z' }] as const
  const label = (status: AnyOrder['status']) => progressLabel({ ...sent, status, timeline: [...timeline] })
  expect([label('shipped'), label('delivered'), label('Shipped')]).toEqual([
    'Out for delivery',
    'Delivered',
    'Out for delivery',
  ])
  expect(stepLabel(sent, timeline[0])).toBe('Out for delivery')
})

test('an order is titled by its kind before it has loaded', () => {
  expect(['TS1', 'TB1', 'TP1'].map(titleOfId)).toEqual(['Order TS1', 'Bulk order TB1', 'Print order TP1'])
})

test('a bulk order is yellow while it is pending, green when it is completed, and blue otherwise', () => {
  const tones = (['Pending', 'In Production', 'Shipped', 'Completed', 'Cancelled'] as const).map((status) =>
    orderTone({ kind: 'bulk', status }),
  )
  expect(tones).toEqual(['waiting', 'moving', 'moving', 'good', 'moving'])
  expect(orderTone({ kind: 'shop', status: 'cancelled' })).toBe('bad')
})

test('on its own page an order never says only Pending', () => {
  const placed = (order: Worded) => deliveryWords({ ...order, status: 'placed' } as AnyOrder)
  expect([sent, collected, bulk].map(placed)).toEqual(['To be delivered', 'To be collected', 'To be collected'])
  expect(deliveryWords({ ...bulk, status: 'In Production' } as AnyOrder)).toBe('In Production')
  expect(paymentLabel({ ...online, paymentStatus: 'pending', status: 'Pending' })).toBe('Payment pending')
  expect(paymentLabel({ ...online, paymentStatus: 'pending', status: 'cancelled' })).toBe('Not charged')
  expect(paymentLabel({ ...online, paymentStatus: 'paid', status: 'Completed' })).toBe('Paid')
  expect(paymentLabel({ ...online, paymentStatus: 'paid', status: 'Cancelled' })).toBe('Refund due')
})

test('an order on invoice says so until it is paid or cancelled, instead of awaiting payment', () => {
  const onInvoice = { invoiceDays: 30, status: 'Pending' } as const
  expect(paymentLabel({ ...online, ...onInvoice, paymentStatus: 'pending' })).toBe('On invoice')
  expect(paymentLabel({ ...online, ...onInvoice, paymentStatus: 'paid' })).toBe('Paid')
  expect(paymentLabel({ ...online, ...onInvoice, paymentStatus: 'pending', status: 'Cancelled' })).toBe('Not charged')
})

test('a cash order is to be paid at handover, and asks for nothing once it is paid', () => {
  const inCash = { paymentMethod: 'cash_on_delivery', paymentStatus: 'pending', totalPrice: 499 } as const
  const label = (order: Worded, status: AnyOrder['status']) => paymentLabel({ ...order, ...inCash, status })
  expect([label(sent, 'shipped'), label(collected, 'placed')]).toEqual(['Pay on delivery', 'Pay on collection'])
  expect([label(sent, 'delivered'), label(bulk, 'Completed')]).toEqual([undefined, undefined])
  expect(label(sent, 'cancelled')).toBe('Not charged')
  expect(paymentLabel({ ...sent, ...inCash, paymentStatus: 'paid', status: 'delivered' })).toBe('Paid')
})
