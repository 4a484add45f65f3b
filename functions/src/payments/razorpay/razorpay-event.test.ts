import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readRazorpayEvent } from './razorpay-event.ts'

const secret = 'shared with Razorpay'

const entity = {
  id: 'pay_29QQoUBi66xm2f',
  order_id: 'order_9A33XWu170gUtm',
  amount: 59_800,
  currency: 'INR',
  status: 'captured',
  amount_refunded: 0,
  method: 'card',
  card: { last4: '1111', name: 'Kavya Iyer' },
}

const read = (payload: unknown, headers: Record<string, string> = {}) => {
  const body = Buffer.from(JSON.stringify({ event: 'payment.captured', payload }))
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const all: Record<string, string> = { 'x-razorpay-signature': signature, ...headers }
  return readRazorpayEvent(secret, body, (name) => all[name])
}

test('no card details are kept from a message', () => {
  const event = read({ payment: { entity } }, { 'x-razorpay-event-id': 'Kq3' })
  expect(event).toEqual({
    id: 'Kq3',
    kind: 'payment.captured',
    payment: {
      id: 'pay_29QQoUBi66xm2f',
      gatewayOrderId: 'order_9A33XWu170gUtm',
      amountPaise: 59_800,
      currency: 'INR',
      status: 'captured',
      refundedPaise: 0,
      method: 'card',
    },
  })
})

test('the gateway’s fee is recorded if the message has it, and an invalid fee does not stop the payment', () => {
  const feeOf = (fields: object) => read({ payment: { entity: { ...entity, ...fields } } })?.payment?.fee
  expect(feeOf({ fee: 1411, tax: 215 })).toEqual({ feePaise: 1411, gstPaise: 215 })
  for (const fee of [undefined, null, -1, 14.11, 'much']) {
    expect(read({ payment: { entity: { ...entity, fee } } })?.payment).toMatchObject({ amountPaise: 59_800 })
    expect(feeOf({ fee })).toBeUndefined()
  }
  expect(feeOf({ fee: 1411, currency: 'USD' })).toBeUndefined()
})

test('money refunded by the shop is distinguished from money released because it was never captured', () => {
  const statusOf = (captured?: boolean) =>
    read({ payment: { entity: { ...entity, status: 'refunded', captured } } })?.payment?.status
  expect([statusOf(true), statusOf(), statusOf(false)]).toEqual(['refunded', 'refunded', 'released'])
})

test('a payment converted by PayPal counts at its value in rupees', () => {
  const dollars = { ...entity, amount: 719, currency: 'USD', base_amount: 59_800, base_currency: 'INR' }
  expect(read({ payment: { entity: dollars } })?.payment).toMatchObject({ amountPaise: 59_800, currency: 'INR' })
})

test('a payment without a value in rupees is not counted as rupees', () => {
  const dollars = { ...entity, amount: 59_800, currency: 'USD' }
  for (const base of [{}, { base_amount: 59_800, base_currency: 'EUR' }, { base_currency: 'INR' }]) {
    expect(read({ payment: { entity: { ...dollars, ...base } } })?.payment).toMatchObject({ currency: 'USD' })
  }
})

test.each([
  ['about something other than a payment', { invoice: {} }],
  ['with ids that could name another document', { payment: { entity: { ...entity, id: '../orders/TS1' } } }],
  ['with an id that cannot name a document', { payment: { entity: { ...entity, id: '__x__' } } }],
  ['with an impossible order id', { payment: { entity: { ...entity, order_id: '__x__' } } }],
])('a message %s is ignored', (_name, payload) => {
  expect(read(payload)).toBeUndefined()
})

test('a message without a usable id is identified by its bytes', () => {
  const named = (name: string) => read({ payment: { entity } }, { 'x-razorpay-event-id': name })?.id
  expect(named('a/b')).toMatch(/^[0-9a-f]{64}$/)
  expect(named('a/b')).toBe(named('__x__'))
})

test('a message about a link has its reference and the payment made by it; links of other systems are ignored', () => {
  const link = (reference_id: string | null) => ({ payment_link: { entity: { id: 'plink_1', reference_id } } })
  const ours = link('TB7K2M9QX4RD-2')
  expect(read({ payment: { entity }, ...ours })).toMatchObject({
    link: 'TB7K2M9QX4RD-2',
    payment: { amountPaise: 59_800 },
  })
  expect(read(ours)).toMatchObject({ link: 'TB7K2M9QX4RD-2' })
  expect(read(ours)).not.toHaveProperty('payment')
  for (const foreign of ['hotel-7', 'TB7K2M9QX4RD', 'TB7K2M9QX4RD-x', null]) expect(read(link(foreign))).toBeUndefined()
})
