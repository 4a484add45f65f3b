import { expect, test } from 'vitest'
import { configuredPayments } from './configured-payments.ts'

const razorpay = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_x',
  RAZORPAY_KEY_SECRET: 'one',
  RAZORPAY_WEBHOOK_SECRET: 'two',
}

test('a shop that says nothing of payments takes cash on delivery', () => {
  expect(configuredPayments({})).toEqual({ methods: ['cash_on_delivery'], online: undefined })
})

test('a shop with Razorpay loads its window from Razorpay and shows only the public key', () => {
  const { online } = configuredPayments(razorpay)
  expect(online).toMatchObject({ keyId: 'rzp_live_x', scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js' })
  expect(JSON.stringify(online)).not.toMatch(/one|two/)
})

test.each(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])(
  'a shop with Razorpay and without %s does not start to take orders',
  (name) => {
    expect(() => configuredPayments({ ...razorpay, [name]: '' })).toThrow(`${name} is not set`)
  },
)

test('what the account cannot take is left out, and a word that is no way to pay is found out', () => {
  const wanted = (list: string) => configuredPayments({ ...razorpay, PAYMENT_METHODS: list }).methods
  expect(wanted('upi, cash_on_delivery')).toEqual(['upi', 'cash_on_delivery'])
  expect(() => wanted('upi,cheque')).toThrow()
  expect(() => configuredPayments({ PAYMENTS: 'stripe' })).toThrow("it is 'manual' or 'razorpay'")
})
