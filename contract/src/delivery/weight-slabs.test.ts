import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parcelGrams } from '../couriers/parcel-grams.ts'
import { shippingFor, shippingRuleOf } from '../orders/amounts/order-amounts.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { slabFeePaise, withParcel } from './weight-slabs.ts'

const slabs = { first: 60, further: 35.5 }
const settings = {
  ...defaultSettings,
  delivery: {
    ...defaultSettings.delivery,
    zones: [
      { name: 'Pune', prefixes: ['411'], days: 2, slabs },
      { name: 'Maharashtra', prefixes: ['4'], days: 3 },
    ],
    otherSlabs: { first: 90, further: 80 },
  },
}
const feeTo = (postalCode: string, grams: number, country = 'India') =>
  withParcel(settings, { grams, to: { postalCode, country } }).shippingFee

test.each([
  [1, 60],
  [500, 60],
  [501, 95.5],
  [1000, 95.5],
  [1001, 131],
  [60_050, 60 + 120 * 35.5],
])('a parcel of %i g costs ₹%d if the first 500 g are ₹60 and each further 500 g begun ₹35.50', (grams, fee) => {
  expect(feeTo('411001', grams)).toBe(fee)
})

test('the shipping charge depends on the zone of the PIN code, and is the usual fee for a zone without one', () => {
  expect(feeTo('400001', 5000)).toBe(defaultSettings.shippingFee)
  expect(feeTo('110001', 501)).toBe(170)
  for (const place of ['4110', '', 'SW1A 1AA']) expect(feeTo(place, 501)).toBe(defaultSettings.shippingFee)
  expect(feeTo('411001', 501, 'Nepal')).toBe(defaultSettings.shippingFee)
  expect(withParcel(settings, { grams: 501 })).toBe(settings)
  expect(withParcel(defaultSettings, { grams: 50_000, to: { postalCode: '411001', country: 'India' } })).toBe(
    defaultSettings,
  )
})

test('an order above the limit ships free, whatever its weight', () => {
  const rule = shippingRuleOf(withParcel(settings, { grams: 9000, to: { postalCode: '411001', country: 'India' } }))
  expect(shippingFor(99_900, rule)).toBe(6000 + 17 * 3550)
  expect(shippingFor(99_901, rule)).toBe(0)
})

test('garments weigh according to their kind, and a parcel includes its packaging', () => {
  expect(
    parcelGrams([
      { type: 'Hoodie', pieces: 2 },
      { type: 'Something new', pieces: 1 },
    ]),
  ).toBe(50 + 1120 + 200)
  expect(parcelGrams([])).toBe(50)
})

test('a heavier parcel never costs less, and half a kilogram more costs exactly one slab more', () => {
  const amount = fc.integer({ min: 0, max: 100_000 }).map((paise) => paise / 100)
  const charge = fc.record({ first: amount, further: amount })
  fc.assert(
    fc.property(charge, fc.integer({ min: 1, max: 1_000_000 }), (each, grams) => {
      const [fee, next] = [slabFeePaise(each, grams), slabFeePaise(each, grams + 500)]
      expect(next - fee).toBe(Math.round(each.further * 100))
      expect(slabFeePaise(each, grams + 1)).toBeGreaterThanOrEqual(fee)
      expect(Number.isInteger(fee)).toBe(true)
    }),
  )
})
