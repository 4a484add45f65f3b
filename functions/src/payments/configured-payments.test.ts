import { expect, test } from 'vitest'
import { configuredPayments } from './configured-payments.ts'

const razorpay = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_x',
  RAZORPAY_KEY_SECRET: 'one',
  RAZORPAY_WEBHOOK_SECRET: 'two',
}

test('a shop without payment settings accepts cash on delivery', () => {
  expect(configuredPayments({})).toEqual({ methods: ['cash_on_delivery'], online: undefined })
})

test('a shop with Razorpay loads its window from Razorpay and exposes only the public key', () => {
  const { online } = configuredPayments(razorpay)
  expect(online).toMatchObject({ keyId: 'rzp_live_x', scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js' })
  expect(JSON.stringify(online)).not.toMatch(/one|two/)
})

test.each(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])(
  'a shop with Razorpay but without %s refuses to start',
  (name) => {
    expect(() => configuredPayments({ ...razorpay, [name]: '' })).toThrow(`${name} is not set`)
  },
)

test('methods that the account cannot accept are left out, and unknown ones are rejected', () => {
  const wanted = (list: string) => configuredPayments({ ...razorpay, PAYMENT_METHODS: list }).methods
  expect(wanted('upi, cash_on_delivery')).toEqual(['upi', 'cash_on_delivery'])
  expect(() => wanted('upi,cheque')).toThrow()
  expect(() => configuredPayments({ PAYMENTS: 'stripe' })).toThrow("it is 'manual' or 'razorpay'")
})
