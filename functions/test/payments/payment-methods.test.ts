import { expect, test } from 'vitest'
import { fixture, shop, useCheckoutFixture } from '../fixtures/checkout/use-checkout-fixture.ts'
import { submit } from '../fixtures/kinds-of-order.ts'
import { deliver, messageAbout, payAtGateway } from '../fixtures/pay.ts'
import { openShop } from '../fixtures/shops/open-shop.ts'

useCheckoutFixture()

test('a shop without a gateway offers cash on delivery and accepts no online payment', async () => {
  const manual = await openShop(() => ({ payments: { methods: ['cash_on_delivery'], online: undefined } }))
  expect((await manual.call('GET', '/api/payments/methods')).body).toEqual({ methods: ['cash_on_delivery'] })
  const { buyer, id, gatewayOrderId } = await fixture.openOrder()
  const ask = { token: buyer.token, body: { orderId: id } }
  expect((await manual.call('POST', '/api/payments/create', ask)).body.message).toBe(
    'Online payment is not possible at the moment.',
  )
  const shirt = { size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120, paymentMethod: 'upi' }
  const placed = await submit('single', manual, buyer.token, shirt)
  expect([placed.status, placed.body.payBy]).toEqual([201, undefined])
  const { payment } = await payAtGateway(gatewayOrderId)
  expect((await deliver(manual, await messageAbout(payment.id, 'payment.captured'))).status).toBe(400)
  await manual.close()
})

test('a shop with its gateway offers all five payment methods', async () => {
  expect((await shop.call('GET', '/api/payments/methods')).body.methods).toEqual([
    'upi',
    'credit_card',
    'debit_card',
    'paypal',
    'cash_on_delivery',
  ])
})
