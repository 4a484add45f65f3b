import { type AllSettings, defaultSettings } from '@teeshala/contract/settings/store-settings'
import { expect, test } from 'vitest'
import { byFormField, changesIn, problemsOf, valuesOf } from './settings-values.ts'

const stored: AllSettings = {
  ...defaultSettings,
  closedPaymentMethods: ['paypal'],
  configuredPaymentMethods: ['upi', 'paypal', 'cash_on_delivery'],
  updatedAt: '2026-11-21T00:00:00.000Z',
}
const opened = valuesOf(stored)

test('a form that nobody touched changes nothing', () => {
  expect(changesIn(opened, stored)).toEqual({})
  expect(problemsOf(opened, stored)).toEqual({})
})

test('only what was changed is sent, as the shop stores it', () => {
  const changed = { ...opened, shippingFee: 79, address: ' 1 MG Road \n\nPune ', openMethods: ['upi' as const] }
  expect(changesIn(changed, stored)).toEqual({
    shippingFee: 79,
    addressLines: ['1 MG Road', 'Pune'],
    closedPaymentMethods: ['paypal', 'cash_on_delivery'],
  })
})

test('what is wrong is said at the field of the form', () => {
  const wrong = { ...opened, gstin: '29AAACT0000A1Z5', furtherPrintPrice: '' as const, address: 'a\nb\nc\nd\ne\nf' }
  expect(Object.keys(problemsOf(wrong, stored)).sort()).toEqual(['address', 'furtherPrintPrice', 'gstin'])
  expect(byFormField({ closedPaymentMethods: 'Keep one' })).toEqual({ openMethods: 'Keep one' })
})
