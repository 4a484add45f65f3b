import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, placeOrder } from '../fixtures/checkout/checkout.ts'
import { readPdf } from '../fixtures/files/read-pdf.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: Person
let buyer: Person
let tee: string
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
  buyer = await customer(shop.deps)
  tee = await putProduct(shop.deps, { isCustomizable: true, printedSides: ['front'], name: 'Cutting Chai Tee' })
})
afterAll(() => shop.close())

const add = (body: object) =>
  shop.call('POST', '/api/cart/add', { token: buyer.token, body: { userId: buyer.uid, productId: tee, ...body } })

test('a printed tee is bought by size and colour, and its picture is sent to the press with it', async () => {
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 2 }])
  const { status, body: order } = await placeOrder(shop, buyer.token, checkout)
  expect(status).toBe(201)
  expect(order.orderItems).toMatchObject([{ printedSides: ['front'], image: '/catalogue/monsoon.webp' }])
  expect(order.orderItems[0]).not.toHaveProperty('placement')
  const press = await shop.call('GET', `/api/admin/production/${order._id}`, { token: staff.token })
  const houseArtwork = { sides: ['front'], image: '/catalogue/monsoon.webp' }
  expect(press.body.lines).toMatchObject([{ placements: [], houseArtwork }])

  const sheet = await fetch(`${shop.url}/api/orders/${order._id}/print-sheet.pdf`, {
    headers: { authorization: `Bearer ${staff.token}` },
  })
  const pages = await readPdf(new Uint8Array(await sheet.arrayBuffer()))
  const words = pages.map((page) => page.words.map(({ text }) => text).join(' '))
  expect(words).toHaveLength(1)
  expect(words[0]).toContain('House print: front')
  expect(words[0]).toContain('Cutting Chai Tee')
})

test('a customer’s own print goes on the free side, in the cart and in a bulk order', async () => {
  expect(await add({ size: 'M', color: 'black', placement: 'Front A4' })).toMatchObject({
    status: 400,
    body: { fields: { placement: 'This product already has our print on that side' } },
  })
  expect((await add({ size: 'M', color: 'black', placement: 'Back A4', design: 'logo.png' })).status).toBe(200)
  const bulk = (placement: string) =>
    shop.call('POST', '/api/bulk-order', {
      token: buyer.token,
      body: { productId: tee, items: [{ color: 'black', size: 'M', quantity: 10, placement, price: 1200 }] },
    })
  expect((await bulk('Left')).body.fields).toEqual({
    'items.0.placement': 'This product already has our print on that side',
  })
  expect(await bulk('Back A4')).toMatchObject({ status: 201, body: { printedSides: ['front'] } })
})

test('a printed product stays printed when a form without that field saves it, and is blank when staff say so', async () => {
  const images = ['/catalogue/monsoon.webp']
  const form = { name: 'Chai', price: 499, category: 'Men', type: 'Round Neck', stock: 5, images }
  const put = (change: object) =>
    shop.call('PUT', `/api/product/${tee}`, { token: staff.token, body: { ...form, ...change } })
  expect((await put({})).body).toMatchObject({ isPrinted: true, printedSides: ['front'] })
  expect((await put({ isPrinted: false })).body).toMatchObject({ isPrinted: false })
  expect((await put({ isPrinted: true })).body).toMatchObject({ isPrinted: true, printedSides: ['front'] })
  expect((await put({ printedSides: ['front', 'back'] })).body).toMatchObject({ isCustomizable: false })
  const adjusted = await shop.call('PATCH', `/api/product/${tee}`, {
    token: staff.token,
    body: { isCustomizable: true },
  })
  expect([adjusted.status, Object.keys(adjusted.body.fields)]).toEqual([400, ['isCustomizable']])
})
