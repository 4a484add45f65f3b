import { expect, test } from 'vitest'
import { fillCart, placeOrder } from '../fixtures/checkout/checkout.ts'
import { fixture, shop, useCheckoutFixture } from '../fixtures/checkout/use-checkout-fixture.ts'
import { submit } from '../fixtures/kinds-of-order.ts'
import { deliver, messageAbout, payAtGateway } from '../fixtures/pay.ts'
import { customer } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
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

test('an order of ₹2,00,000 is not taken in cash at the door, but is paid online, and one of ₹1,99,999 is', async () => {
  const buyer = await customer(shop.deps)
  const cartOf = async (pricePaise: number) =>
    fillCart(shop, buyer, [{ productId: await putProduct(shop.deps, { pricePaise }), quantity: 1 }])
  const dear = await cartOf(20_000_000)
  expect(await placeOrder(shop, buyer.token, dear)).toMatchObject({
    status: 409,
    body: {
      code: 'METHOD_NOT_OFFERED',
      fields: { paymentMethod: expect.stringContaining('by law only below ₹2,00,000') },
    },
  })
  expect((await placeOrder(shop, buyer.token, { ...dear, paymentMethod: 'upi' })).status).toBe(201)
  expect((await placeOrder(shop, buyer.token, await cartOf(19_999_900))).status).toBe(201)
})
