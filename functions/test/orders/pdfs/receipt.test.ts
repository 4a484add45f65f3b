import { randomUUID } from 'node:crypto'
import { linkSecretHeader } from '@teeshala/contract/links/link-secret-address'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shippingAddress } from '../../fixtures/checkout/checkout.ts'
import { readPdf } from '../../fixtures/files/read-pdf.ts'
import { guestKinds, type Kind, kinds, moveOrder, requestFor, submit } from '../../fixtures/kinds-of-order.ts'
import { admin, customer, type Person } from '../../fixtures/people.ts'
import { putProduct } from '../../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../../fixtures/shops/open-shop.ts'

let shop: Shop
let staff: Person
beforeAll(async () => {
  shop = await openShop()
  staff = await admin(shop.deps)
})
afterAll(() => shop.close())

async function sold(kind: Kind, buyer: Person | undefined) {
  const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true })
  const request = await requestFor(kind, shop, buyer, { productId: tee, pieces: 2, shippingAddress })
  return (await submit(kind, shop, buyer?.token, request, randomUUID())).body
}

async function receiptOf(id: string, token?: string, t?: string) {
  const headers = new Headers({
    ...(token && { authorization: `Bearer ${token}` }),
    ...(t && { [linkSecretHeader]: t }),
  })
  const answer = await fetch(`${shop.url}/api/orders/${id}/receipt.pdf`, { headers })
  if (answer.status !== 200) return { status: answer.status, words: '' }
  const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  const words = pages.flatMap((page) => page.words.map(({ text }) => text)).join(' ')
  return { status: answer.status, words }
}

test.each(kinds)('the receipt of a %s order says what was bought, by whom, and what was paid', async (kind) => {
  const buyer = await customer(shop.deps)
  const { _id, totalPrice } = await sold(kind, buyer)
  expect((await receiptOf(_id, buyer.token)).words).toContain('Order summary')
  await moveOrder(shop, staff.token, _id, { paymentStatus: 'paid' })
  const { words } = await receiptOf(_id, buyer.token)
  const settings = (await shop.call('GET', '/api/settings')).body
  const price = totalPrice.toLocaleString('en-IN', { minimumFractionDigits: 2 })
  for (const fact of ['Receipt', _id, settings.gstin, 'Kavya Iyer', 'Pune 411001', price, ', paid', 'Page 1 of 1']) {
    expect(words).toContain(fact)
  }
  expect((await receiptOf(_id, staff.token)).status).toBe(200)
})

test.each(guestKinds)('a guest opens the receipt of a %s order by its link, and nobody without it', async (kind) => {
  const { _id, trackingToken } = await sold(kind, undefined)
  expect((await receiptOf(_id, undefined, trackingToken)).status).toBe(200)
  expect((await receiptOf(_id)).status).toBe(404)
})
