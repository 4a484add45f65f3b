import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { blank, uploadsIn } from '../fixtures/files/uploads.ts'
import { type Kind, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { admin, customer, guest, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const bucket = new MemoryBucket({ isJudging: false })
const uploads = uploadsIn(bucket, () => shop)
let shop: Shop
beforeAll(async () => {
  shop = await openShop(() => ({ files: bucket.files }))
})
afterAll(() => shop.close())

const contact = { name: 'Ravi Kulkarni', phone: '9845012345' }

/** Places an order of three black shirts with a red square printed on the left. */
async function ordered(kind: Kind, buyer: Pick<Person, 'uid' | 'token'>) {
  const productId = await putProduct(shop.deps, { stock: 20, isCustomizable: true })
  const design = bucket.upload(buyer.uid, 'square.png', 'image/png', await blank(900, 900).png().toBuffer())
  await uploads.arrive(design)
  const wish = { productId, pieces: 3, design, paymentMethod: 'upi' } as const
  const body = await requestFor(kind, shop, buyer as Person, { ...wish, ...(!('email' in buyer) && { contact }) })
  const { status, body: order } = await submit(kind, shop, buyer.token, body)
  expect(status, JSON.stringify(order)).toBe(201)
  return order
}

type By = { token?: string | undefined; secret?: string | undefined }
const list = (id: string, by: By) => shop.call('GET', `/api/orders/${id}/print-pictures`, by)
const read = (id: string, hash: string, picture: number | string, by: By) =>
  shop.call('GET', `/api/orders/${id}/print-pictures/${hash}/${picture}`, by)
const keptOf = (id: string) => [...bucket.stored.keys()].filter((path) => path.startsWith(`proofs/${id}/`))

test.each(['shop', 'single', 'bulk'] as const)(
  'the print of a %s order is shown on the garment and in close-up before anybody asks for a proof, and is deleted with the account',
  async (kind) => {
    const buyer = await customer(shop.deps)
    const { _id: id } = await ordered(kind, buyer)
    const { hash, pictures } = (await list(id, buyer)).body
    expect(pictures).toEqual(['garment', 'close_up'].map((view) => ({ placement: 'Left', color: 'Black', view })))
    const answer = await fetch(`${shop.url}/api/orders/${id}/print-pictures/${hash}/1`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    expect(answer.headers.get('cache-control')).toBe('private, max-age=3600')
    const close = sharp(await answer.arrayBuffer())
    const { format, width, height } = await close.metadata()
    expect([format, width, height]).toEqual(['webp', 800, 1000])
    const { data } = await close.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * (500 * 800 + 400), 3 * (500 * 800 + 401))
    expect([red > 150, green < 90, blue < 90]).toEqual([true, true, true])

    expect(keptOf(id)).toHaveLength(1)
    expect((await shop.call('DELETE', '/api/users/profile', { token: buyer.token })).status).toBe(200)
    expect(keptOf(id)).toEqual([])
  },
)

test('a print picture is drawn once and then read from storage', async () => {
  const buyer = await customer(shop.deps)
  const { _id: id } = await ordered('bulk', buyer)
  const { hash } = (await list(id, buyer)).body
  await read(id, hash, 0, buyer)
  const [path = ''] = keptOf(id)
  bucket.stored.set(path, { contentType: 'image/webp', bytes: Buffer.from('drawn before') })
  expect((await read(id, hash, 0, buyer)).text).toBe('drawn before')
})

test('only those who may read an order see its prints: its customer, holders of its link, and staff', async () => {
  const guests = await ordered('single', await guest())
  const { hash } = (await list(guests._id, { secret: guests.trackingToken })).body
  const own = await customer(shop.deps)
  const { _id: ofOwn } = await ordered('bulk', own)
  const { hash: hashOfOwn } = (await list(ofOwn, own)).body
  const staff = await admin(shop.deps)
  const other = await customer(shop.deps)
  const statuses = async (id: string, hashOf: string, by: By) => [
    (await list(id, by)).status,
    (await read(id, hashOf, 0, by)).status,
  ]
  expect(await statuses(guests._id, hash, { secret: guests.trackingToken })).toEqual([200, 200])
  expect(await statuses(ofOwn, hashOfOwn, own)).toEqual([200, 200])
  expect(await statuses(ofOwn, hashOfOwn, staff)).toEqual([200, 200])
  for (const by of [{}, other, { secret: 'x'.repeat(43) }]) {
    expect(await statuses(guests._id, hash, by)).toEqual([404, 404])
    expect(await statuses(ofOwn, hashOfOwn, by)).toEqual([404, 404])
  }
})

test('there is no picture for another design, and none beyond the last', async () => {
  const buyer = await customer(shop.deps)
  const { _id: id } = await ordered('bulk', buyer)
  const { hash } = (await list(id, buyer)).body
  expect((await read(id, '0'.repeat(64), 0, buyer)).status).toBe(404)
  expect((await read(id, hash, 2, buyer)).status).toBe(404)
  for (const [wrongHash, number] of [
    ['../x', 0],
    [hash, '-1'],
    [hash, 'x'],
  ]) {
    expect((await read(id, encodeURIComponent(String(wrongHash)), String(number), buyer)).status).toBe(404)
  }
  const ready = await submit(
    'shop',
    shop,
    buyer.token,
    await requestFor('shop', shop, buyer, {
      productId: await putProduct(shop.deps, { stock: 5, isCustomizable: true }),
    }),
  )
  expect((await list(ready.body._id, buyer)).body.pictures).toEqual([])
})
