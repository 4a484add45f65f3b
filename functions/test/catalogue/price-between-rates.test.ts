import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'
import { withSettings } from '../fixtures/shops/with-settings.ts'

let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

const neither = expect.stringContaining('fits neither GST rate of clothing')
const change = (id: string, price: number) =>
  shop.call('PATCH', `/api/product/${id}`, { token: staff.token, body: { price } })

test('a garment cannot get a price between the two GST rates, in the list or by spreadsheet', async () => {
  const id = await putProduct(shop.deps)
  expect(await change(id, 2800)).toMatchObject({ status: 400, body: { fields: { price: neither } } })
  expect((await change(id, 2625)).status).toBe(200)
  expect((await change(id, 2950.01)).status).toBe(200)
  const rows = [{ row: 2, id, product: { price: 2700 } }]
  const { body } = await shop.call('POST', '/api/admin/products/import/check', { token: staff.token, body: { rows } })
  expect(body[0]).toMatchObject({ outcome: 'wrong', problems: [{ field: 'price', message: neither }] })
})

test('other goods, and shops without GST, may have any price', async () => {
  const bag = await putProduct(shop.deps, { specification: { hsn: '4202' } })
  expect((await change(bag, 2800)).status).toBe(200)
  await withSettings(shop, { isComposition: true }, async () => {
    const tee = await putProduct(shop.deps)
    expect((await change(tee, 2800)).status).toBe(200)
  })
})

test('a quantity break that would put a garment’s price between the rates is refused and names the garment', async () => {
  const id = await putProduct(shop.deps, {
    name: 'Dear Hoodie',
    pricePaise: 310_000,
    bulkPricePaise: 310_000,
    isCustomizable: true,
  })
  const settings = { quantityBreaks: [{ from: 100, percent: 10 }] }
  const reply = await shop.call('PUT', '/api/settings', { token: staff.token, body: settings })
  expect(reply).toMatchObject({
    status: 400,
    body: { fields: { quantityBreaks: expect.stringContaining('Dear Hoodie. From 100') } },
  })
  await shop.deps.db.doc(`products/${id}`).delete()
})
