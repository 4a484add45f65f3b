import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop(() => ({ checkApp: async (token) => token === 'from our page' }))
})
afterAll(() => shop.close())

const ask = (method: string, path: string, token?: string) =>
  shop.call(method, path, {
    ...(method === 'POST' && { body: {} }),
    ...(token !== undefined && { headers: { 'X-Firebase-AppCheck': token } }),
  })

test('a shop with App Check lets only its own pages change something', async () => {
  for (const path of ['/api/order', '/api/bulk-order', '/api/print-order', '/api/contact-code', '/api/users/login']) {
    for (const token of [undefined, 'made up']) expect((await ask('POST', path, token)).status).toBe(403)
    expect((await ask('POST', path, 'from our page')).status).toBe(400)
  }
})

test('a shop with App Check lets everybody read, and the payment gateway report payments', async () => {
  expect((await ask('GET', '/api/product')).status).toBe(200)
  expect(await ask('POST', '/api/payments/webhook')).toMatchObject({
    status: 400,
    body: { message: 'The signature is not valid' },
  })
})
