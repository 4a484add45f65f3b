import { expect, test } from 'vitest'
import type { Caller } from '../http/caller.ts'
import { orderRateLimits } from './order-rate-limits.ts'

const visitor = { kind: 'visitor' } as unknown as Caller
const guest = { kind: 'guest', uid: 'g1' } as Caller
const customer = { kind: 'customer', uid: 'asha', isAdmin: false } as Caller
const own = 'asha@people.test'
const contact = (phone = '', email = '') => ({ name: 'Asha', phone, email })

const named = (...args: Parameters<typeof orderRateLimits>) =>
  orderRateLimits(...args).map(({ name, most }) => `${most} ${name}`)

test('without an account ten orders an hour are taken of a sign-in, of a phone and of an email each', () => {
  expect(named(guest, contact('+919876543210', 'a@b.in'), '')).toEqual([
    '10 orders of g1',
    '10 orders of +919876543210',
    '10 orders of a@b.in',
  ])
  expect(named(visitor, contact('+919876543210'), '')).toEqual(['10 orders of +919876543210'])
  expect(named(visitor, contact('', 'A@B.in'), '')).toEqual(['10 orders of a@b.in'])
})

test('who leaves nothing to be reached under shares 300 with their like', () => {
  expect(named(visitor, contact(), '')).toEqual(['300 orders of nobody'])
  expect(named(guest, contact(), '')).toEqual(['10 orders of g1'])
})

test('with an account only orders count whose mails go to somebody else', () => {
  expect(named(customer, contact('+919876543210'), own)).toEqual([])
  expect(named(customer, contact('', own), own)).toEqual([])
  expect(named(customer, contact('', 'Ravi@people.test'), own)).toEqual(['10 orders of ravi@people.test'])
})

test('an allowance is of one hour, and its end is told in words', () => {
  for (const [caller, reach] of [
    [guest, contact()],
    [visitor, contact()],
    [customer, contact('', 'ravi@people.test')],
  ] as const) {
    const [allowance] = orderRateLimits(caller, reach, own)
    expect(allowance).toMatchObject({ windowMs: 3_600_000, refusal: expect.stringContaining('in an hour') })
  }
})
