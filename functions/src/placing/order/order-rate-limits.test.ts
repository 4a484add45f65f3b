import { createHash } from 'node:crypto'
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

const hashed = (who: string) => createHash('sha256').update(who).digest('hex')
const named = (...args: Parameters<typeof orderRateLimits>) =>
  orderRateLimits(...args).map(({ name, what, free }) => `${free} ${what} at ${name}`)

test('without an account, ten orders an hour are allowed per sign-in, or else per email or phone, and forty per network', () => {
  const ofNetwork = '40 orders at 203.0.113.7'
  const ofOne = (who: string) => `10 orders of ${hashed(who)} at 203.0.113.7`
  expect(named(guest, contact('+919876543210', 'A@b.in'), '')).toEqual([ofOne('guest g1'), ofNetwork])
  const both = contact('+919876543210', 'A@b.in')
  expect(named(visitor, both, '')).toEqual([ofOne('visitor a@b.in'), ofNetwork])
  const byPhone = contact('+919876543210')
  expect(named(visitor, byPhone, '')).toEqual([ofOne('visitor +919876543210'), ofNetwork])
  expect(named(visitor, contact(), '')).toEqual([ofNetwork])
  expect(named({ ...visitor, network: undefined }, byPhone, '')).toEqual(['10 orders at visitor +919876543210'])
})

test.each([
  ['a visitor', visitor],
  ['a guest', guest],
  ['a customer', customer],
])('the limits counted for an unproved order of %s are in one document', (_who, sender) => {
  const holds = { pieces: 25, sharePercent: 20, hours: 48 }
  const lines = [{ kind: 'catalogue', productId: 'tee', quantity: 2 } as StoredLine]
  const products = new Map([['tee', { stock: 100 }]])
  const who = whoOrders(sender, contact('', own))
  const kept = limitUnproved({ lines, products, email: own, who, network }, holds)
  expect(kept).toMatchObject([{ what: `unproved pieces of ${hashed(String(who))}` }, { what: 'unproved pieces' }])
  const counters = [...kept, ...orderRateLimits(sender, contact('', own), own)]
  expect(new Set(counters.map(({ name }) => name))).toEqual(new Set([network]))
  expect(new Set(counters.map(({ what }) => what)).size).toBe(counters.length)
})

test('orders from another network under somebody’s phone and email do not use up their allowance', () => {
  const elsewhere = named({ ...visitor, network: '198.51.100.9' }, contact('+919876543210', 'a@b.in'), '')
  const here = named(visitor, contact('+919876543210', 'a@b.in'), '')
  expect(elsewhere.filter((each) => here.includes(each))).toEqual([])
})

test('with an account, only orders whose mails go to someone else are counted', () => {
  expect(named(customer, contact('+919876543210'), own)).toEqual([])
  expect(named(customer, contact('', own), own)).toEqual([])
  expect(named(customer, contact('', 'Ravi@people.test'), own)).toEqual(['10 orders at ravi@people.test'])
})

test('an allowance lasts an hour, then requires challenges, ends at ten times its size, and is explained in the error', () => {
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
