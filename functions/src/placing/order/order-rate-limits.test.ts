import type { StoredLine } from '@teeshala/contract/orders/order-lines'
import { expect, test } from 'vitest'
import { limitUnproved } from '../../holding/unproved-order.ts'
import type { Caller } from '../../http/caller/caller.ts'
import { orderRateLimits, whoOrders } from './order-rate-limits.ts'

const network = '203.0.113.7'
const from = (caller: object) => ({ caller: caller as Caller, network })
const visitor = from({ kind: 'visitor' })
const guest = from({ kind: 'guest', uid: 'g1' })
const customer = from({ kind: 'customer', uid: 'asha', isAdmin: false })
const own = 'asha@people.test'
const contact = (phone = '', email = '') => ({ name: 'Asha', phone, email })

const named = (...args: Parameters<typeof orderRateLimits>) =>
  orderRateLimits(...args).map(({ name, what, free }) => `${free} ${what} of ${name}`)

test('without an account ten orders an hour are taken of a sign-in, or else of an email or a phone, and forty of a network', () => {
  const ofNetwork = '40 orders of 203.0.113.7'
  expect(named(guest, contact('+919876543210', 'A@b.in'), '')).toEqual(['10 orders of guest g1', ofNetwork])
  const both = contact('+919876543210', 'A@b.in')
  expect(named(visitor, both, '')).toEqual(['10 orders of a@b.in from 203.0.113.7', ofNetwork])
  const byPhone = contact('+919876543210')
  expect(named(visitor, byPhone, '')).toEqual(['10 orders of +919876543210 from 203.0.113.7', ofNetwork])
  expect(named(visitor, contact(), '')).toEqual([ofNetwork])
})

test('what is kept for somebody unproved is counted in the documents of their orders, so that it costs no more', () => {
  const holds = { pieces: 25, sharePercent: 20, hours: 48 }
  const lines = [{ kind: 'catalogue', productId: 'tee', quantity: 2 } as StoredLine]
  const by = [whoOrders(guest, contact()), network] as const
  const products = new Map([['tee', { stock: 100 }]])
  const kept = limitUnproved({ lines, products, email: '', by }, holds)
  expect(kept).toMatchObject([{ what: 'unproved pieces' }, { what: 'unproved pieces' }])
  expect(kept.map(({ name }) => name)).toEqual(orderRateLimits(guest, contact(), '').map(({ name }) => name))
})

test('who orders elsewhere under somebody’s phone and email does not use up theirs', () => {
  const elsewhere = named({ ...visitor, network: '198.51.100.9' }, contact('+919876543210', 'a@b.in'), '')
  const here = named(visitor, contact('+919876543210', 'a@b.in'), '')
  expect(elsewhere.filter((each) => here.includes(each))).toEqual([])
})

test('with an account only orders count whose mails go to somebody else', () => {
  expect(named(customer, contact('+919876543210'), own)).toEqual([])
  expect(named(customer, contact('', own), own)).toEqual([])
  expect(named(customer, contact('', 'Ravi@people.test'), own)).toEqual(['10 orders of ravi@people.test'])
})

test('an allowance is of one hour, costs work from then on, ends at the tenfold, and is told in words', () => {
  for (const [sender, reach] of [
    [guest, contact()],
    [visitor, contact()],
    [customer, contact('', 'ravi@people.test')],
  ] as const) {
    const [allowance] = orderRateLimits(sender, reach, own)
    expect(allowance).toMatchObject({ windowMs: 3_600_000, refusal: expect.stringContaining('in an hour') })
    expect(allowance?.most).toBe((allowance?.free ?? 0) * 10)
  }
})
