import { bulkItems, bulkTotalPaise } from '@teeshala/contract/bulk/bulk-lines'
import { garmentPrice, pieceTerms } from '@teeshala/contract/bulk/piece-price'
import { placements } from '@teeshala/contract/catalogue/placement'
import { bulkOrderSizes } from '@teeshala/contract/catalogue/size'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { amountsOf, noShipping, orderAmounts, shippingRuleOf } from '@teeshala/contract/orders/order-amounts'
import { boolean, constantFrom, integer, record, sample, uniqueArray } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart } from '../fixtures/checkout.ts'
import { openShop, type Shop } from '../fixtures/open-shop.ts'
import { customer } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('forty random baskets cost in the browser what the shop says that they cost', async () => {
  const { body: settings } = await shop.call('GET', '/api/settings')
  const wanted = record({
    price: integer({ min: 1, max: 200_000 }),
    lines: uniqueArray(
      record({
        color: constantFrom('black', 'white'),
        size: constantFrom(...bulkOrderSizes),
        quantity: integer({ min: 1, max: 300 }),
      }),
      { minLength: 1, maxLength: 6, selector: ({ color, size }) => `${color} ${size}` },
    ),
    at: uniqueArray(constantFrom(...placements), { minLength: 1 }),
    isShipped: boolean(),
  })
  for (const { price, lines, at, isShipped } of sample(wanted, 30)) {
    const productId = await putProduct(shop.deps, { isCustomizable: true, stock: 10_000, bulkPricePaise: price })
    const { body: product } = await shop.call('GET', `/api/product/${productId}`)
    const items = bulkItems(lines, at, pieceTerms(toPaise(garmentPrice(product)), settings))
    const shown = amountsOf(bulkTotalPaise(items), isShipped ? shippingRuleOf(settings) : noShipping)
    const asked = items.map(({ pricePaise: _, ...item }) => item)
    const { body } = await shop.call('POST', '/api/bulk-order/price', { body: { productId, items: asked, isShipped } })
    expect(body).toMatchObject({
      items: items.map(({ pricePaise, ...item }) => ({ ...item, price: toRupees(pricePaise) })),
      totalPrice: toRupees(shown.totalPaise),
    })
  }
  for (const { price, lines } of sample(wanted, 10)) {
    const buyer = await customer(shop.deps)
    const productId = await putProduct(shop.deps, { stock: 10_000, pricePaise: price })
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    await fillCart(shop, buyer, [{ productId, quantity: Math.min(quantity, 1000) }])
    const shown = orderAmounts(
      [{ unitPricePaise: price, quantity: Math.min(quantity, 1000) }],
      shippingRuleOf(settings),
    )
    const { body } = await shop.call('POST', '/api/cart/price', { token: buyer.token, body: {} })
    expect(body.totalPrice).toBe(toRupees(shown.totalPaise))
  }
})
