import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  acceptsLinkPayment,
  isBeingMade,
  linkAfterEvent,
  linkNeverMade,
  linkNow,
  linkReference,
  linkRefusal,
  maxLinkPaise,
  orderOfReference,
  SendPaymentLinkRequest,
  type StoredPaymentLink,
  type ToldLink,
} from './payment-link.ts'

const orderId = 'TB7K2M9QX4RD'
const at = new Date('2026-11-25T10:00:00Z')
const days = (count: number) => new Date(at.getTime() + count * 86_400_000)
const order = {
  kind: 'bulk',
  status: 'placed',
  payment: { status: 'partly_paid', duePaise: 100_000, paidPaise: 40_000 },
} as const

test("a link's reference contains its order, and nothing else is accepted as a reference", () => {
  expect(orderOfReference(linkReference(orderId, 12))).toBe(orderId)
  for (const name of ['', orderId, `${orderId}-`, `x${orderId}-1`, `${orderId}-1/2`, 'hotel-7'])
    expect(orderOfReference(name)).toBeUndefined()
})

test('a bulk order can be asked for part of what is unpaid, an order of the cart only for all of it', () => {
  expect(maxLinkPaise(order)).toBe(60_000)
  expect(linkRefusal(order, { amount: 600, first: 100 })).toBeUndefined()
  expect(linkRefusal(order, { amount: 200 })).toBeUndefined()
  expect(linkRefusal(order, { amount: 600.01 })).toEqual({ amount: 'Only ₹600.00 is still to be paid' })
  const cart = { ...order, kind: 'shop', payment: { ...order.payment, status: 'pending', paidPaise: 0 } } as const
  expect(linkRefusal(cart, { amount: 1000 })).toBeUndefined()
  expect(linkRefusal(cart, { amount: 999 })).toHaveProperty('amount')
  expect(linkRefusal(cart, { amount: 1000, first: 1 })).toHaveProperty('first')
})

test.each([
  ['bulk', 1, true],
  ['bulk', 60_000, true],
  ['bulk', 60_001, false],
  ['bulk', 0, false],
  ['print', 59_999, true],
  ['shop', 59_999, false],
  ['shop', 60_000, true],
  ['single', 60_001, false],
] as const)('with ₹600 unpaid, an order of the kind %s accepts %i paise by a link: %s', (kind, paise, isCounted) => {
  expect(acceptsLinkPayment({ ...order, kind }, paise)).toBe(isCounted)
})

test.each([
  ['was cancelled', { status: 'cancelled' }],
  ['is paid', { payment: { ...order.payment, status: 'paid', paidPaise: 100_000 } }],
  ['was refunded', { payment: { ...order.payment, status: 'refunded', paidPaise: 0 } }],
] as const)('an order that %s cannot be asked for money', (_name, changes) => {
  expect(maxLinkPaise({ ...order, ...changes })).toBe(0)
})

test('a first part is at least a rupee and less than the full amount', () => {
  const asks = (body: object) => SendPaymentLinkRequest.safeParse({ days: 7, ...body }).success
  expect([asks({ amount: 100 }), asks({ amount: 100, first: 99 })]).toEqual([true, true])
  for (const body of [
    { amount: 0.5 },
    { amount: 100, first: 100 },
    { amount: 100, first: 0 },
    { amount: 100, days: 2 },
  ])
    expect(asks(body)).toBe(false)
})

test('a link that asks for more than is unpaid must be cancelled, and a fully paid one is done', () => {
  const link = { reference: 'x', amountPaise: 60_000, openPaise: 60_000, expiresAt: days(7) }
  const now = (paidPaise: number, openPaise: number, status: 'placed' | 'cancelled' = 'placed') =>
    linkNow({ ...order, status, payment: { ...order.payment, paidPaise, link: { ...link, openPaise } } })
  expect([now(40_000, 60_000), now(70_000, 30_000), now(20_000, 60_000)]).toEqual(['kept', 'kept', 'kept'])
  expect([now(40_001, 60_000), now(40_000, 60_000, 'cancelled')]).toEqual(['unwanted', 'unwanted'])
  expect(now(100_000, 0)).toBe('done')
  expect(linkNow(order)).toBe('kept')
})

const made: StoredPaymentLink = {
  orderId,
  amountPaise: 60_000,
  expiresAt: days(7),
  paidPaise: 0,
  state: 'making',
  isOpen: true,
  askedAt: at,
  createdAt: at,
  updatedAt: at,
}
const told = (state: ToldLink['state'], paidPaise = 0): ToldLink => ({
  id: 'plink_1',
  url: 'https://pay',
  state,
  paidPaise,
})

test("the gateway's events about a link give the same result in any order and with any repeats", () => {
  const last = fc.constantFrom(told('paid', 60_000), told('expired', 20_000), told('cancelled'))
  fc.assert(
    fc.property(last, fc.gen(), (end, g) => {
      const parts = end.paidPaise > 0 ? [told('partly_paid', 10_000), told('partly_paid', 20_000)] : []
      const all = [told('open'), ...parts, end].flatMap((each) => [each, each])
      const events = g(() => fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }))
      const link = events.reduce((known, each) => linkAfterEvent(known, each, at), made)
      expect(link).toMatchObject({ state: end.state, paidPaise: end.paidPaise, url: 'https://pay' })
    }),
  )
})

test('a link is polled until it is paid, or three days after it ended', () => {
  const ended = linkAfterEvent(made, told('expired'), at)
  expect(ended.isOpen).toBe(true)
  expect(linkAfterEvent(ended, told('expired'), days(2)).isOpen).toBe(true)
  expect(linkAfterEvent(ended, told('expired'), days(4)).isOpen).toBe(false)
  expect(linkAfterEvent(made, told('open'), days(30)).isOpen).toBe(true)
  expect(linkAfterEvent(made, told('paid', 60_000), at).isOpen).toBe(false)
})

test.each([
  ['making', false, true],
  ['making', true, false],
  ['open', false, false],
  ['cancelled', true, false],
] as const)(
  'a link that is %s, unwanted: %s, can be withdrawn before anybody can pay by it: %s',
  (state, isUnwanted, can) => {
    expect(isBeingMade({ state, isUnwanted })).toBe(can)
  },
)

test('a withdrawn link that the gateway does not know is cancelled, and watched for an hour from then on', () => {
  const known = { state: 'making', isUnwanted: true, createdAt: days(-3), updatedAt: at } as StoredPaymentLink
  const after = (minutes: number) => linkNeverMade(known, new Date(at.getTime() + minutes * 60_000))
  expect([after(0), after(59)]).toEqual(Array(2).fill({ state: 'cancelled', isOpen: true }))
  expect(after(60)).toEqual({ state: 'cancelled', isOpen: false })
})
