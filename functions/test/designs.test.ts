import { designPath } from '@teeshala/contract/uploads/stored-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, placeOrder } from './setting/checkout.ts'
import { openShop, type Shop } from './setting/open-shop.ts'
import { customer, guest } from './setting/people.ts'
import { putProduct } from './setting/shelf.ts'

/** The bucket, in memory. */
const bucket = new Map<string, { contentType: string; bytes: Uint8Array; size?: number }>()
let shop: Shop
let tee: string
beforeAll(async () => {
  shop = await openShop(() => ({
    files: {
      describe: async (path) => {
        const file = bucket.get(path)
        return file && { bytes: file.size ?? file.bytes.length, contentType: file.contentType }
      },
      head: async (path) => bucket.get(path)?.bytes ?? new Uint8Array(),
      whole: async (path) => bucket.get(path)?.bytes ?? new Uint8Array(),
      deleteFolder: async () => {},
    },
  }))
  tee = await putProduct(shop.deps, { stock: 1000, isCustomizable: true })
})
afterAll(() => shop.close())

function png(widthPx: number, heightPx: number): Uint8Array {
  const bytes = Buffer.alloc(64)
  bytes.write('\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'latin1')
  bytes.writeUInt32BE(widthPx, 16)
  bytes.writeUInt32BE(heightPx, 20)
  return bytes
}
const text = (content: string) => new TextEncoder().encode(content)
const svg = (inner: string) => text(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`)

let uploads = 0
function upload(uid: string, name: string, contentType: string, bytes: Uint8Array, size?: number): string {
  const path = designPath(uid, name, Date.now() + uploads++)
  bucket.set(path, { contentType, bytes, ...(size !== undefined && { size }) })
  return path
}
const order = (token: string | undefined, designs: string[]) =>
  placeOrder(shop, token, {
    productId: tee,
    size: 'M',
    color: 'black',
    placement: 'Left',
    quantity: 1,
    price: 120,
    designs: designs.map((path) => ({ path, acceptsPoorPrint: true })),
  })

test('a guest’s order keeps every design that this guest uploaded', async () => {
  const { uid, token } = await guest()
  const designs = [
    upload(uid, 'front.png', 'image/png', png(2000, 3000)),
    upload(uid, 'logo.svg', 'image/svg+xml', svg('<path d="M0 0h9v9z"/>')),
  ]
  expect(await order(token, designs)).toMatchObject({
    status: 201,
    body: { userId: null, designs: [{ name: 'front.png' }, { name: 'logo.svg' }], designurl: designs[0] },
  })
})

test('nobody orders with the upload of somebody else', async () => {
  const { uid } = await guest()
  const designs = [upload(uid, 'front.png', 'image/png', png(2000, 3000))]
  const buyer = await customer(shop.deps)
  for (const token of [undefined, (await guest()).token, buyer.token]) {
    expect(await order(token, designs)).toMatchObject({ status: 400, body: { message: 'Not a design you uploaded' } })
  }
})

const hostile: [string, string, Uint8Array, number?][] = [
  ['page.png', 'image/png', text('<html><script>alert(1)</script></html>                ')],
  ['photo.jpg', 'image/jpeg', png(10, 10)],
  ['empty.png', 'image/png', new Uint8Array()],
  ['truncated.png', 'image/png', png(10, 10).subarray(0, 24)],
  ['bomb.png', 'image/png', png(30_000, 30_000)],
  ['big.png', 'image/png', png(10, 10), 10 * 1024 * 1024 + 1],
  ['anim.gif', 'image/gif', text('GIF89a                                     ')],
  ['page.html', 'text/html', text('<html>')],
  ['script.svg', 'image/svg+xml', svg('<script>alert(1)</script>')],
  ['handler.svg', 'image/svg+xml', svg('<path onload="alert(1)"/>')],
  ['outside.svg', 'image/svg+xml', svg('<image href="https://evil.example/x.png"/>')],
  ['utf16.svg', 'image/svg+xml', Buffer.from('<svg><script/></svg>', 'utf16le')],
  ['page.svg', 'image/svg+xml', text('<html></html>')],
]

test.each(hostile)('%s as %s is refused', async (name, type, bytes, size) => {
  const buyer = await customer(shop.deps)
  const reply = await order(buyer.token, [upload(buyer.uid, name, type, bytes, size)])
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', fields: { design: expect.any(String) } } })
})

test('a design that was deleted after it was put into the cart stops the checkout, with the cart kept', async () => {
  const buyer = await customer(shop.deps)
  const path = upload(buyer.uid, 'front.png', 'image/png', png(2000, 3000))
  const line = { productId: tee, quantity: 1, placement: 'Front A4', design: path }
  const checkout = await fillCart(shop, buyer, [line])
  bucket.delete(path)
  expect(await placeOrder(shop, buyer.token, checkout)).toMatchObject({
    status: 400,
    body: { message: 'The design was not uploaded. Please upload it again.' },
  })
  expect((await shop.call('GET', `/api/cart/${buyer.uid}`, { token: buyer.token })).status).toBe(200)
})

test('a checkout carries the design and its placement into the order', async () => {
  const buyer = await customer(shop.deps)
  const path = upload(buyer.uid, 'back art.png', 'image/png', png(2000, 3000))
  const checkout = await fillCart(shop, buyer, [{ productId: tee, quantity: 1, placement: 'Back A4', design: path }])
  const { body } = await placeOrder(shop, buyer.token, checkout)
  expect(body.orderItems[0]).toMatchObject({ placement: 'Back A4', design: { path, name: 'back-art.png' } })
})
