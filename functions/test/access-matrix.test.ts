import { randomUUID } from 'node:crypto'
import { designPath, previewPath } from '@teeshala/contract/uploads/stored-file'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../src/routes.ts'
import { fillCart, placeOrder } from './fixtures/checkout.ts'
import { openShop, type Shop } from './fixtures/open-shop.ts'
import { admin, customer, disabledCustomer, guest, type Person, rewritten } from './fixtures/people.ts'
import { putProduct } from './fixtures/product-fixture.ts'

/** Who calls. `bad` stands for each of an expired, a forged and another project's token. */
const roles = ['visitor', 'guest', 'self', 'other', 'admin', 'disabled', 'bad'] as const
type Role = (typeof roles)[number]

type Scene = { uid: string; product: string; order: string; bulk: string; drawn: { single: string; bulk: string } }
type Row = [call: string, statuses: string, path?: (scene: Scene) => string, body?: (scene: Scene) => unknown]

/** A bulk order of somebody, of a product that nobody sells. */
const bulkOf = (userId: string, productId = 'none') => ({
  userId,
  productId,
  items: [{ color: 'black', size: 'M', quantity: 1, price: 120, placement: 'Left' }],
})

const at = (path: (scene: Scene) => string) => path

/**
 * Every call, and its answer to visitor, guest, self, other, admin, disabled, bad. 'self' is whom the address or body names; a 4xx
 * that is neither 401 nor 403 means: let in, then refused for what was asked. The empty body of most rows is such a 400.
 */
const matrix: Row[] = [
  ['get /api/health', '200 200 200 200 200 200 200'],
  ['post /api/users/register', '400 400 400 400 400 400 400'],
  ['post /api/users/login', '400 400 400 400 400 400 400'],
  ['post /api/users/google', '401 401 401 401 401 401 401'],
  ['post /api/users/logout', '200 200 skip skip skip 200 200'],
  ['get /api/users', '401 401 403 403 200 401 401'],
  ['get /api/users/export.csv', '401 401 403 403 200 401 401'],
  ['post /api/users/phone-proof', '401 401 400 400 400 401 401'],
  ['put /api/users/profile', '401 401 200 200 200 401 401'],
  ['delete /api/users/profile', '401 401 skip skip 409 401 401'],
  ['patch /api/users/:id', '401 401 403 403 400 401 401', at(({ uid }) => `/api/users/${uid}`)],
  ['get /api/users/:id', '401 401 200 403 200 401 401', at(({ uid }) => `/api/users/${uid}`)],
  ['get /api/users/:id/data', '401 401 200 403 403 401 401', at(({ uid }) => `/api/users/${uid}/data`)],
  ['get /api/product', '200 200 200 200 200 200 200'],
  ['get /api/product/:id', '200 200 200 200 200 200 200', at(({ product }) => `/api/product/${product}`)],
  ['get /api/product-types', '200 200 200 200 200 200 200'],
  ['get /api/product-colors', '200 200 200 200 200 200 200'],
  ['get /api/robots', '200 200 200 200 200 200 200'],
  ['get /sitemap.xml', '200 200 200 200 200 200 200'],
  ['get /sitemap-pages.xml', '200 200 200 200 200 200 200'],
  ['get /sitemap-products-:month.xml', '404 404 404 404 404 404 404', at(() => '/sitemap-products-2001-01.xml')],
  ['get /api/settings', '200 200 200 200 200 200 200'],
  ['put /api/settings', '401 401 403 403 400 401 401', undefined, () => ({ shopName: 1 })],
  ['post /api/product', '401 401 403 403 400 401 401'],
  ['put /api/product/:id', '401 401 403 403 400 401 401', at(() => '/api/product/none')],
  ['delete /api/product/:id', '401 401 403 403 404 401 401', at(() => '/api/product/none')],
  ['post /api/product-types', '401 401 403 403 400 401 401'],
  ['put /api/product-types/:id', '401 401 403 403 400 401 401', at(() => '/api/product-types/none')],
  ['delete /api/product-types/:id', '401 401 403 403 404 401 401', at(() => '/api/product-types/none')],
  ['post /api/product-colors', '401 401 403 403 400 401 401'],
  ['put /api/product-colors/:id', '401 401 403 403 400 401 401', at(() => '/api/product-colors/none')],
  ['delete /api/product-colors/:id', '401 401 403 403 404 401 401', at(() => '/api/product-colors/none')],
  ['get /api/favorite/:userId', '401 401 200 403 403 401 401', at(({ uid }) => `/api/favorite/${uid}`)],
  [
    'post /api/favorite/add',
    '401 401 404 403 403 401 401',
    undefined,
    ({ uid }) => ({ userId: uid, productId: 'none' }),
  ],
  [
    'post /api/favorite/remove',
    '401 401 200 403 403 401 401',
    undefined,
    ({ uid }) => ({ userId: uid, productId: 'none' }),
  ],
  ['get /api/payments/methods', '200 200 200 200 200 200 200'],
  ['post /api/payments/create', '404 404 409 404 404 401 401', undefined, ({ order }) => ({ orderId: order })],
  ['post /api/payments/verify', '404 404 400 404 404 401 401', undefined, ({ order }) => proofFor(order)],
  ['post /api/payments/webhook', '400 400 400 400 400 400 400'],
  ['post /api/newsletter', '400 400 400 400 400 401 401'],
  ['post /api/contact', '400 400 400 400 400 401 401'],
  ['post /api/cart/add', '401 401 404 403 403 401 401', undefined, ({ uid }) => ({ userId: uid, productId: 'none' })],
  ['get /api/cart/:userId', '401 401 404 403 403 401 401', at(({ uid }) => `/api/cart/${uid}`)],
  ['delete /api/cart/:userId', '401 401 200 403 403 401 401', at(({ uid }) => `/api/cart/${uid}`)],
  [
    'patch /api/cart/:userId/items/:itemId',
    '401 401 404 403 403 401 401',
    at(({ uid }) => `/api/cart/${uid}/items/x`),
    () => ({ quantity: 1 }),
  ],
  [
    'delete /api/cart/:userId/items/:itemId',
    '401 401 404 403 403 401 401',
    at(({ uid }) => `/api/cart/${uid}/items/x`),
  ],
  ['post /api/order', '400 400 400 400 400 401 401'],
  ['get /api/order', '401 401 403 403 200 401 401'],
  ['get /api/order/:id', '401 401 200 403 200 401 401', at(({ uid }) => `/api/order/${uid}`)],
  ['patch /api/order/:id', '401 401 403 403 400 401 401', at(({ order }) => `/api/order/${order}`)],
  ['get /api/orders/:id/log', '401 401 403 403 200 401 401', at(({ order }) => `/api/orders/${order}/log`)],
  ['get /api/orders/:id/notes', '401 401 403 403 200 401 401', at(({ order }) => `/api/orders/${order}/notes`)],
  ['post /api/orders/:id/notes', '401 401 403 403 400 401 401', at(({ order }) => `/api/orders/${order}/notes`)],
  ['post /api/bulk-order', '401 401 409 403 403 401 401', undefined, ({ uid }) => bulkOf(uid)],
  ['get /api/bulk-order', '401 401 403 403 200 401 401'],
  ['get /api/orders', '401 401 200 200 200 401 401'],
  ['patch /api/bulk-order/:id', '401 401 403 403 400 401 401', at(({ bulk }) => `/api/bulk-order/${bulk}`)],
  [
    'get /api/orders/:id/print-sheet.pdf',
    '401 401 403 403 200 401 401',
    at(({ order }) => `/api/orders/${order}/print-sheet.pdf`),
  ],
  [
    'get /api/orders/:id/designs/:number/preview',
    '404 404 200 404 200 401 401',
    at(({ drawn }) => `/api/orders/${drawn.single}/designs/0/preview`),
  ],
  ['get /api/orders/:id', '404 404 200 404 200 401 401', at(({ order }) => `/api/orders/${order}`)],
]

/** What a page would send after a payment, with a signature that is not the gateway's. */
function proofFor(orderId: string) {
  return {
    orderId,
    razorpay_order_id: 'order_none',
    razorpay_payment_id: 'pay_none',
    razorpay_signature: '0'.repeat(64),
  }
}

let shop: Shop
let scene: Scene
let tokens: Record<Role, readonly (string | undefined)[]>

beforeAll(async () => {
  shop = await openShop()
  const self = await customer(shop.deps)
  const product = await putProduct(shop.deps)
  const checkout = await fillCart(shop, self, [{ productId: product, quantity: 1 }])
  const order = (await placeOrder(shop, self.token, checkout, randomUUID())).body._id
  const printed = await putProduct(shop.deps, { isCustomizable: true })
  const bulk = await shop.call('POST', '/api/bulk-order', { token: self.token, body: bulkOf(self.uid, printed) })
  scene = { uid: self.uid, product, order, bulk: bulk.body._id, drawn: await orderDrawn(self, printed) }
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600
  tokens = {
    visitor: [undefined],
    guest: [(await guest()).token],
    self: [self.token],
    other: [(await customer(shop.deps)).token],
    admin: [(await admin(shop.deps)).token],
    disabled: [(await disabledCustomer(shop.deps)).token],
    bad: [
      rewritten(self.token, { exp: anHourAgo, iat: anHourAgo - 3600 }),
      `${self.token.split('.').slice(0, 2).join('.')}.c2lnbmF0dXJl`,
      rewritten(self.token, { aud: 'another-shop', iss: 'https://securetoken.google.com/another-shop' }),
      'nonsense',
    ],
  }
})
afterAll(() => shop.close())

/** Orders with a design that has its preview. */
async function orderDrawn({ uid, token }: Person, productId: string): Promise<Scene['drawn']> {
  const { files } = shop.deps
  const path = designPath(uid, 'art.png', Date.now())
  const picture = sharp({ create: { width: 600, height: 600, channels: 3, background: '#c4212f' } })
  await files.save(path, await picture.png().toBuffer(), 'image/png')
  await files.save(previewPath(path) ?? '', await picture.webp().toBuffer(), 'image/webp')
  const choices = { productId, size: 'M', color: 'black', placement: 'Left', quantity: 1, price: 120 }
  const single = await placeOrder(shop, token, { ...choices, designs: [{ path }] })
  const designs = [{ path, placement: 'Left' }]
  const bulk = await shop.call('POST', '/api/bulk-order', { token, body: { ...bulkOf(uid, productId), designs } })
  return { single: single.body._id, bulk: bulk.body._id }
}

test('every call of the API has its row', () => {
  const calls = routes.map(({ method, path }) => `${method} ${path}`)
  expect(matrix.map(([call]) => call).sort()).toEqual(calls.sort())
})

describe.each(matrix)('%s', (call, statuses, path, body) => {
  const expected = statuses.split(' ')
  test.each(roles.map((role, index) => [role, expected[index]]))('%s: %s', async (role, status) => {
    if (status === 'skip') return
    const [method = '', template = ''] = call.split(' ')
    for (const token of tokens[role as Role]) {
      const reply = await shop.call(method.toUpperCase(), path ? path(scene) : template, {
        token,
        ...(method !== 'get' && method !== 'delete' && { body: body ? body(scene) : {} }),
      })
      expect({ status: reply.status, text: reply.status === Number(status) ? '' : reply.text }).toEqual({
        status: Number(status),
        text: '',
      })
      if (reply.status === 401 || reply.status === 403) expect(reply.text).not.toContain(scene.uid)
    }
  })
})
