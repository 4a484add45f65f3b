import { bulkItems, bulkTotalPaise } from '@teeshala/contract/bulk/bulk-lines'
import { garmentPrice, pieceTerms } from '@teeshala/contract/bulk/piece-price'
import { placements } from '@teeshala/contract/catalogue/options/placement'
import { bulkOrderSizes } from '@teeshala/contract/catalogue/options/size'
import { parcelGrams } from '@teeshala/contract/couriers/parcel-grams'
import { withParcel } from '@teeshala/contract/delivery/weight-slabs'
import { toPaise, toRupees } from '@teeshala/contract/money'
import { amountsOf, noShipping, orderAmounts, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import { priceListOf } from '@teeshala/contract/printing/price-list'
import { pricePrintOrder } from '@teeshala/contract/printing/price-print-order'
import { pricingSections } from '@teeshala/contract/printing/pricing'
import { detailsOf } from '@teeshala/contract/printing/print-item'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { addressedFromPaise } from '@teeshala/contract/tax/gst-law'
import { boolean, constantFrom, integer, record, sample, uniqueArray } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, shippingAddress } from '../fixtures/checkout/checkout.ts'
import { admin, customer, newEmail } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** From ₹50,000 on somebody who collects gives their address for the bill. */
const billedTo = (isShipped: boolean, totalPaise: number) =>
  isShipped || totalPaise < addressedFromPaise ? {} : { billingAddress: shippingAddress }

/** Random orders may cost more than may be taken in cash. */
const dear = { paymentMethod: 'upi' }

test('random single shirts are accepted at the price in the browser, and at no other', async () => {
  const { body: settings } = await shop.call('GET', '/api/settings')
  const buyer = await customer(shop.deps)
  const wanted = record({
    price: integer({ min: 1, max: 200_000 }),
    quantity: integer({ min: 1, max: 1000 }),
    placement: constantFrom(...placements),
    isShipped: boolean(),
  })
  for (const { price, quantity, placement, isShipped } of sample(wanted, 15)) {
    const productId = await putProduct(shop.deps, {
      isCustomizable: true,
      stock: 10_000,
      sizes: [],
      bulkPricePaise: price,
    })
    const { body: product } = await shop.call('GET', `/api/product/${productId}`)
    const itemsPaise = toPaise(garmentPrice(product)) * quantity
    const shown = amountsOf(itemsPaise, isShipped ? shippingRuleOf(settings) : noShipping)
    const seen = { price: toRupees(shown.itemsPaise), totalPrice: toRupees(shown.totalPaise) }
    const choices = { size: 'M', color: 'black', placement, quantity, ...dear }
    const shirt = { productId, ...choices, ...(isShipped && { shippingAddress }) }
    const bill = billedTo(isShipped, shown.totalPaise)
    const order = (body: object) =>
      shop.call('POST', '/api/order', { token: buyer.token, body: { ...shirt, ...bill, ...body } })
    const dearer = await order({ ...seen, totalPrice: toRupees(shown.totalPaise + 1) })
    expect(dearer).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    expect(await order(seen)).toMatchObject({ status: 201, body: { totalPrice: seen.totalPrice } })
  }
})

test('random print orders are accepted at the price in the browser, and at no other', async () => {
  const read = async (path: string) => (await shop.call('GET', path)).body
  const [settings, pricing] = [await read('/api/settings'), await read('/api/pricing')]
  const rules = await read('/api/printing-rules')
  const list = priceListOf(pricing)
  const wanted = record({
    lines: uniqueArray(
      record({
        listed: constantFrom(...pricingSections.flatMap((section) => list.of(section))),
        quantity: integer({ min: 1, max: 200 }),
      }),
      { minLength: 1, maxLength: 6, selector: ({ listed }) => `${listed.section} ${listed.option}` },
    ),
    isShipped: boolean(),
  })
  for (const { lines, isShipped } of sample(wanted, 15)) {
    const items = lines.map(({ listed, quantity }) => ({
      type: listed.section,
      price: toRupees(listed.pricePaise),
      quantity,
      details: detailsOf(listed),
    }))
    const shown = pricePrintOrder({ items, jobs: [] }, list, rules, isShipped ? shippingRuleOf(settings) : noShipping)
    if ('problems' in shown) throw new Error(JSON.stringify(shown.problems))
    const { totalPaise } = shown.amounts
    const to = { ...(isShipped && { shippingAddress }), ...billedTo(isShipped, totalPaise) }
    const order = (paise: number) => {
      const contact = { name: 'Asha Verma', email: newEmail() }
      const seen = { items, totalItems: shown.totalItems, grandTotal: toRupees(paise), contact, ...dear }
      return shop.call('POST', '/api/print-order', { body: { ...seen, ...to } })
    }
    expect(await order(totalPaise - 1)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    expect(await order(totalPaise)).toMatchObject({ status: 201, body: { grandTotal: toRupees(totalPaise) } })
  }
})

test('forty random baskets cost the same in the browser and in the shop', async () => {
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
    const productId = await putProduct(shop.deps, {
      isCustomizable: true,
      stock: 10_000,
      sizes: [],
      bulkPricePaise: price,
    })
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

test('a zone charged by weight costs what the browser shows, in every way to order', async () => {
  const empty = await openEmptyShop()
  const zones = [{ name: 'Pune', prefixes: ['411'], days: 2, slabs: { first: 60, further: 35 } }]
  const delivery = { ...defaultSettings.delivery, zones }
  await empty.deps.db.doc('settings/store').set({ delivery, freeShippingAbove: 100_000 })
  const { body: settings } = await empty.call('GET', '/api/settings')
  const buyer = await customer(empty.deps)
  const staff = await admin(empty.deps)
  const tee = await putProduct(empty.deps, { isCustomizable: true, stock: 1000, pricePaise: 10_000, type: 'Hoodie' })
  const inDelhi = { ...shippingAddress, city: 'New Delhi', postalCode: '110001' }
  const feeTo = (to: typeof shippingAddress, pieces: number) =>
    withParcel(settings, { grams: parcelGrams([{ type: 'Hoodie', pieces }]), to }).shippingFee
  expect([feeTo(shippingAddress, 3), feeTo(inDelhi, 3)]).toEqual([60 + 3 * 35, settings.shippingFee])
  for (const to of [shippingAddress, inDelhi]) {
    const checkout = {
      ...(await fillCart(empty, buyer, [{ productId: tee, quantity: 3, placement: 'Left' }])),
      shippingAddress: to,
    }
    const shippingPrice = feeTo(to, 3)
    const priced = await empty.call('POST', '/api/cart/price', { token: buyer.token, body: { to } })
    expect(priced.body).toMatchObject({ shippingPrice, totalPrice: 300 + shippingPrice })
    const order = (paid: number) =>
      empty.call('POST', '/api/order', {
        token: buyer.token,
        body: { ...checkout, shippingPrice: paid, totalPrice: 300 + paid },
      })
    expect(await order(shippingPrice + 1)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    expect(await order(shippingPrice)).toMatchObject({ status: 201, body: { shippingPrice } })
    const pieces = { color: 'black', size: 'M', quantity: 3, placement: 'Left' }
    const bulk = await empty.call('POST', '/api/bulk-order/price', {
      body: { productId: tee, items: [pieces], isShipped: true, to },
    })
    expect(bulk.body.shippingPrice).toBe(shippingPrice)
    const { itemsPrice, totalPrice, items } = bulk.body
    const asBulk = { productId: tee, items, totalPrice, shippingAddress: to }
    expect(await empty.call('POST', '/api/bulk-order', { token: buyer.token, body: asBulk })).toMatchObject({
      status: 201,
    })
    const single = { productId: tee, ...pieces, price: itemsPrice, totalPrice, shippingAddress: to }
    expect(await empty.call('POST', '/api/order', { token: buyer.token, body: single })).toMatchObject({ status: 201 })
    const goods = { kind: 'shop', lines: [{ productId: tee, ...pieces }] }
    const taken = await empty.call('POST', '/api/admin/order/price', {
      token: staff.token,
      body: { goods, isShipped: true, to },
    })
    expect(taken.body).toMatchObject({ shippingPrice })
  }
  await empty.close()
})
