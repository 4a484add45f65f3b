import { afterAll, beforeAll, expect, test } from 'vitest'
import { configuredPayments } from '../../src/payments/configured-payments.ts'
import { placeOrder } from '../fixtures/checkout/checkout.ts'
import { admin } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import type { Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let token: string
beforeAll(async () => {
  // A new shop has no contract with a payment gateway.
  shop = await openEmptyShop({ payments: configuredPayments({ PAYMENTS: 'manual' }) })
  token = (await admin(shop.deps)).token
})
afterAll(() => shop.close())

const done = async (at = shop) => {
  const { status, body } = await at.call('GET', '/api/admin/first-steps', { token })
  expect(status).toBe(200)
  const steps = body.steps as { name: string; isDone: boolean }[]
  expect(steps.map(({ name }) => name)).toEqual(['shop', 'product', 'shipping', 'payment', 'mail'])
  return steps.filter(({ isDone }) => isDone).map(({ name }) => name)
}
const settle = async (body: object) =>
  expect((await shop.call('PUT', '/api/settings', { token, body })).status).toBe(200)

test('a new shop has every step to do, and each step is ticked by what it leaves in the shop', async () => {
  expect(await done()).toEqual([])
  await settle({ shippingFee: 49 })
  expect(await done()).toEqual(['shipping'])
  await settle({ gstin: '24AAACC1206D1ZM' })
  expect(await done()).toEqual(['shop', 'shipping'])
  const productId = await putProduct(shop.deps, { isCustomizable: true })
  expect(await done()).toEqual(['shop', 'product', 'shipping'])

  const single = { productId, size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
  const { body: order } = await placeOrder(shop, undefined, single)
  expect(await done()).not.toContain('payment')
  await shop.call('PATCH', `/api/order/${order._id}`, { token, body: { paymentStatus: 'paid' } })
  expect(await done()).toContain('payment')

  await shop.deps.db.collection('mail').add({ to: ['a@b.test'], delivery: { state: 'failed' } })
  expect(await done()).not.toContain('mail')
  await shop.deps.db.collection('mail').add({ to: ['a@b.test'], delivery: { state: 'sent' } })
  expect(await done()).toEqual(['shop', 'product', 'shipping', 'payment', 'mail'])
})

test('a shop that registers for GST needs a GSTIN, and one that has it cannot remove it, unless it declares itself unregistered', async () => {
  const refusedFor = async (body: object) => {
    const refused = await shop.call('PUT', '/api/settings', { token, body })
    expect(refused).toMatchObject({ status: 400, body: { fields: { gstin: expect.stringContaining('your GSTIN') } } })
  }
  await settle({ gstin: '24AAACC1206D1ZM' })
  await refusedFor({ gstin: '' })
  expect(await done()).toContain('shop')
  await settle({ gstin: '', isUnregistered: true })
  await refusedFor({ isUnregistered: false })
  await settle({ gstin: '24AAACC1206D1ZM', isUnregistered: false })
})

test('a shop that declares itself unregistered for GST has done that step and may enter no GSTIN', async () => {
  await settle({ gstin: '', isUnregistered: true })
  expect(await done()).toContain('shop')
  const refused = await shop.call('PUT', '/api/settings', { token, body: { gstin: '24AAACC1206D1ZM' } })
  expect(refused).toMatchObject({ status: 400, body: { fields: { gstin: expect.stringContaining('not registered') } } })
  await settle({ gstin: '24AAACC1206D1ZM', isUnregistered: false })
  expect(await done()).toContain('shop')
})

test('the payment step is done in a shop with online payment, unless all its methods are closed', async () => {
  const online = await openEmptyShop()
  token = (await admin(online.deps)).token
  expect(await done(online)).toEqual(['payment'])
  const closedPaymentMethods = online.deps.payments.methods.filter((method) => method !== 'cash_on_delivery')
  await online.call('PUT', '/api/settings', { token, body: { closedPaymentMethods } })
  expect(await done(online)).toEqual([])
  await online.close()
})
