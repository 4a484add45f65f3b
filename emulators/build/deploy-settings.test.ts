import { expect, test } from 'vitest'
import { settingsProblem } from './deploy-settings.ts'

const key = { WEB_API_KEY: 'a-key' }

test.each([
  [{}, 'WEB_API_KEY is missing'],
  [{ ...key, PUBLIC_ORIGIN: 'your.domain' }, "PUBLIC_ORIGIN is 'your.domain'"],
  [{ ...key, PAYMENTS: 'Razorpay' }, 'it is manual or razorpay, or left out'],
  [{ ...key, PAYMENTS: 'razorpay' }, 'RAZORPAY_KEY_ID is missing, which PAYMENTS=razorpay wants'],
  [{ ...key, EINVOICES: 'adaequare', EINVOICE_APP_ID: 'an-app' }, 'EINVOICE_USER is missing'],
])('a shop with the settings %j is not deployed', (settings, problem) => {
  expect(settingsProblem(settings, {})).toContain(problem)
})

test('a shop is deployed with the key alone, and with all possible settings', () => {
  expect(settingsProblem(key, {})).toBeUndefined()
  const all = {
    PUBLIC_ORIGIN: 'https://your.domain',
    PAYMENTS: 'razorpay',
    RAZORPAY_KEY_ID: 'rzp_live_1',
    COURIERS: '',
  }
  expect(settingsProblem({ ...key, ...all }, {})).toBeUndefined()
})

test('a shop that requires App Check is deployed only with pages that can pass it', () => {
  const settings = { ...key, APP_CHECK: 'required' }
  expect(settingsProblem(settings, {})).toContain('VITE_APP_CHECK_KEY')
  expect(settingsProblem(settings, { VITE_APP_CHECK_KEY: 'a-site-key' })).toBeUndefined()
})
