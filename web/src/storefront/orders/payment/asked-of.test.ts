import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { expect, test } from 'vitest'
import { askedOf } from './asked-of.ts'

const parts = { advance: 360, paid: 360, balance: 640, advanceMissing: 0, heldBefore: [], waitsForBalance: false }
const order = {
  kind: 'bulk',
  status: 'Completed',
  totalPrice: 1200,
  paymentMethod: 'upi',
  paymentStatus: 'partly_paid',
  shippingAddress: null,
  parts,
} as unknown as AnyOrder

test('after a credit note, what was received is shown against the reduced total', () => {
  const credits = [{ number: 'CN/26-27/00001', issuedAt: '2026-11-20T10:00:00.000Z', amount: 200 }]
  expect(askedOf({ ...order, credits })?.words).toContain('We have received ₹360.00 of ₹1,000.00.')
  expect(askedOf(order)?.words).toContain('We have received ₹360.00 of ₹1,200.00.')
})
