import { firstClaimDays } from '@teeshala/contract/claims/claim-window'
import { firstCourierSettings } from '@teeshala/contract/couriers/courier-settings'
import { firstMessageSettings } from '@teeshala/contract/messages/message-settings'
import { firstUnprovedHolds } from '@teeshala/contract/orders/buyer/unproved-hold'
import { firstAdvanceRules } from '@teeshala/contract/payments/advance-rules'
import { firstCashRules } from '@teeshala/contract/payments/cash/cash-rules'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import type { AllSettings } from '@teeshala/contract/settings/store-settings'
import { expect, test } from 'vitest'
import { byFormField, changesIn, problemsOf, type SettingsValues, valuesOf } from './settings-values.ts'

const stored: AllSettings = {
  ...defaultSettings,
  gstin: '29AAACT0000A1ZB',
  cashRules: firstCashRules,
  advanceRules: firstAdvanceRules,
  unprovedHolds: firstUnprovedHolds,
  messageChannels: firstMessageSettings,
  courierService: firstCourierSettings,
  claimDays: firstClaimDays,
  isEInvoicing: false,
  closedPaymentMethods: ['paypal'],
  configuredPaymentMethods: ['upi', 'paypal', 'cash_on_delivery'],
  updatedAt: '2026-11-21T00:00:00.000Z',
}
const opened = valuesOf(stored)
const changes = (values: SettingsValues) => changesIn(values, opened, stored)

test('an untouched form changes nothing', () => {
  expect(changes(opened)).toEqual({})
  expect(problemsOf(changes(opened))).toEqual({})
})

test('only changes are sent, in the form the shop stores', () => {
  const changed = { ...opened, shippingFee: 79, address: ' 1 MG Road \n\nPune ', openMethods: ['upi' as const] }
  expect(changes(changed)).toEqual({
    shippingFee: 79,
    addressLines: ['1 MG Road', 'Pune'],
    closedPaymentMethods: ['paypal', 'cash_on_delivery'],
  })
})

test('a mistake in a hidden field does not block saving', () => {
  const changed: SettingsValues = {
    ...opened,
    shippingFee: 79,
    openMethods: ['upi'],
    cashRules: { ...opened.cashRules, pincodes: '1' },
    courierService: { ...opened.courierService, pickupPostalCode: '12' },
    messageChannels: {
      whatsapp: { isOn: false, phoneNumberId: 'mine' },
      sms: { ...opened.messageChannels.sms, header: 'shop' },
    },
  }
  expect(problemsOf(changes(changed))).toEqual({})
  expect(Object.keys(changes(changed)).sort()).toEqual(['closedPaymentMethods', 'shippingFee'])
  const shown = { ...changed, courierService: { ...changed.courierService, isOn: true } }
  expect(problemsOf(changes(shown))).toHaveProperty(['courierService.pickupPostalCode'])
})

test('the delivery settings are sent as a whole, in the form the shop stores, and their errors are shown at the field', () => {
  const [first, ...zones] = opened.delivery.zones
  if (!first) throw new Error('A new shop has zones')
  const changed = { ...opened.delivery, zones: [{ ...first, prefixes: '560 562,563' }, ...zones] }
  const sent = changes({ ...opened, delivery: changed }).delivery
  expect(sent?.zones[0]?.prefixes).toEqual(['560', '562', '563'])
  const slabs = { first: 60 as const, further: 35 as const }
  const weighed = changes({ ...opened, delivery: { ...opened.delivery, otherSlabs: slabs } }).delivery
  expect(weighed?.otherSlabs).toEqual(slabs)
  expect(weighed?.zones).toEqual(stored.delivery.zones)
  const half = { ...opened.delivery, otherSlabs: { ...slabs, further: '' as const } }
  expect(Object.keys(problemsOf(changes({ ...opened, delivery: half })))).toEqual(['delivery.otherSlabs.further'])
  const wrong = { ...changed, blankDays: '' as const, zones: [{ ...first, prefixes: '056' }, ...zones] }
  expect(Object.keys(problemsOf(changes({ ...opened, delivery: wrong }))).sort()).toEqual([
    'delivery.blankDays',
    'delivery.zones.0.prefixes',
  ])
})

test('the cash rules are sent as a whole, with an empty amount as none, and their errors are shown at the field', () => {
  const changed = { ...opened.cashRules, upTo: 5000, pincodes: '744, 682555' }
  expect(changes({ ...opened, cashRules: changed })).toEqual({
    cashRules: {
      from: null,
      upTo: 5000,
      closedPincodes: ['744', '682555'],
      isClosedForOwnPrints: false,
      refusalsBeforeNoCash: 2,
    },
  })
  const never = changes({ ...opened, cashRules: { ...opened.cashRules, refusalsBeforeNoCash: '' } })
  expect(never.cashRules).not.toHaveProperty('refusalsBeforeNoCash')
  const wrong = { ...changed, from: 6000, pincodes: '744, here' }
  expect(Object.keys(problemsOf(changes({ ...opened, cashRules: wrong }))).sort()).toEqual([
    'cashRules.pincodes',
    'cashRules.upTo',
  ])
  const crossed = { ...changed, from: 6000 }
  expect(Object.keys(problemsOf(changes({ ...opened, cashRules: crossed })))).toEqual(['cashRules.upTo'])
})

test('a shop not registered for GST sends no GSTIN, whatever the hidden field contains', () => {
  const changed = { ...opened, isUnregistered: true, isComposition: true, gstin: '29AAACT0000A1Z5' }
  expect(changes(changed)).toEqual({ isUnregistered: true, gstin: '' })
  expect(problemsOf(changes(changed))).toEqual({})
})

test('errors are shown at the field of the form', () => {
  const wrong = { ...opened, gstin: '29AAACT0000A1Z5', furtherPrintPrice: '' as const, address: 'a\nb\nc\nd\ne\nf' }
  expect(Object.keys(problemsOf(changes(wrong))).sort()).toEqual(['address', 'furtherPrintPrice', 'gstin'])
  expect(byFormField({ closedPaymentMethods: 'Keep one' })).toEqual({ openMethods: 'Keep one' })
})
