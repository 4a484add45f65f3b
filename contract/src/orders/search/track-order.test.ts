import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readContact, readOrderNumber, TrackOrderRequest } from './track-order.ts'

test.each(['TS7K2M9QX4R0', 'ts7k2m9qx4r0', ' #TS7K 2M9Q X4R0 ', 'TS-7K2M-9QX4-RO'])(
  'an order number is accepted however people write it (%j)',
  (typed) => {
    expect(readOrderNumber(typed)).toBe('TS7K2M9QX4R0')
  },
)

test.each([
  ['98765 43210', '+919876543210'],
  ['0098765', undefined],
  [' Asha@Teeshala.Test ', 'asha@teeshala.test'],
  ['asha@', undefined],
])('phone and email are normalised before they are compared (%j)', (typed, stored) => {
  expect(readContact(typed)).toBe(stored)
})

test('anything that cannot be an order number or a contact is rejected, each at its own field', () => {
  const { error } = z.safeParse(TrackOrderRequest, { orderId: 'plain-basics', contact: 'Asha' })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['orderId', 'contact'])
})
