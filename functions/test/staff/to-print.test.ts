import { randomUUID } from 'node:crypto'
import { firstCashRules } from '@teeshala/contract/payments/cash/cash-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setListFields } from '../../src/production/set-list-fields.ts'
import { shippingAddress } from '../fixtures/checkout/checkout.ts'
import { type CheckoutFixture, createCheckoutFixture } from '../fixtures/checkout/checkout-fixture.ts'
import { MemoryBucket } from '../fixtures/files/bucket.ts'
import { submit } from '../fixtures/kinds-of-order.ts'
import { payAtGateway } from '../fixtures/pay.ts'
import { customer } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import type { Shop } from '../fixtures/shops/open-shop.ts'

let shop: Shop
let fixture: CheckoutFixture

beforeAll(async () => {
  shop = await openEmptyShop({ files: new MemoryBucket().files })
  fixture = await createCheckoutFixture(shop)
  const cashRules = { ...firstCashRules, isConfirmed: true }
  await shop.deps.db.doc('settings/store').set({ advanceRules: { above: 1000, sharePercent: 30 }, cashRules })
})
afterAll(() => shop.close())

const ofStaff = (path: string, body: object = {}) => shop.call('POST', path, { token: fixture.staff.token, body })

/** Returns whether staff find the order in their list of what the press may begin. */
async function isToPrint(id: string): Promise<boolean> {
  const list = id.startsWith('TB') ? 'bulk-order' : 'order'
  const { status, body } = await shop.call('GET', `/api/${list}?toPrint=true&sort=oldest`, {
    token: fixture.staff.token,
  })
  expect([status, body.message]).toEqual([200, undefined])
  return body.some(({ _id }: { _id: string }) => _id === id)
}

/** Places a bulk order of this many pieces, with text on the back if it is long. */
async function bulk(quantity: number, wish: object = {}) {
  const buyer = await customer(shop.deps)
  const productId = await putProduct(shop.deps, { stock: 500, isCustomizable: true })
  const place = { xMm: 40, yMm: 40, widthMm: 100, heightMm: 100, rotationDeg: 0 }
  const layers = [{ kind: 'text', text: 'MONSOON XI', font: 'baloo', color: '#ffffff', place }]
  const items = [{ color: 'black', size: 'M', quantity, placement: 'Back A4', price: quantity * 120 }]
  const designDocuments = [{ version: 1, placement: 'Back A4', layers }]
  const body = { productId, items, paymentMethod: 'upi', designDocuments, ...wish }
  const placed = await submit('bulk', shop, buyer.token, body, randomUUID())
  expect(placed.status, placed.text).toBe(201)
  return { id: placed.body._id as string, buyer, layers }
}

test('an order that lapses unpaid is to print once it is paid, until the press begins it', async () => {
  const { id, buyer, gatewayOrderId } = await fixture.openOrder('upi')
  expect(await isToPrint(id)).toBe(false)
  const { proof } = await payAtGateway(gatewayOrderId)
  await fixture.verify(id, buyer.token, proof)
  expect(await isToPrint(id)).toBe(true)
  await fixture.move(id, { status: 'in_production' })
  expect(await isToPrint(id)).toBe(false)
})

test('an order that is paid on delivery is to print at once, and no longer when it is cancelled', async () => {
  const { buyer, id } = await fixture.sell('cash_on_delivery', 'single')
  expect(await isToPrint(id)).toBe(true)
  await shop.call('POST', `/api/orders/${id}/cancel`, { token: buyer.token })
  expect(await isToPrint(id)).toBe(false)
})

test('an order that waits for its advance is to print once staff have recorded or waived it', async () => {
  const [paid, waived] = [await bulk(10), await bulk(10)]
  for (const { id } of [paid, waived]) expect(await isToPrint(id)).toBe(false)
  await ofStaff(`/api/admin/order/${paid.id}/part`, { amount: 100, way: 'bank', paidBefore: 0 })
  expect(await isToPrint(paid.id)).toBe(false)
  await ofStaff(`/api/admin/order/${paid.id}/part`, { amount: 260, way: 'bank', paidBefore: 100 })
  await ofStaff(`/api/admin/order/${waived.id}/waiver`, { gate: 'production', reason: 'A school' })
  for (const { id } of [paid, waived]) expect(await isToPrint(id)).toBe(true)
})

test('a cash order that its buyer has to confirm is to print once it is confirmed', async () => {
  const { id } = await bulk(5, { paymentMethod: 'cash_on_delivery', shippingAddress })
  expect(await isToPrint(id)).toBe(false)
  await ofStaff(`/api/orders/${id}/confirm`)
  expect(await isToPrint(id)).toBe(true)
})

test('a large order is to print while its proof is approved or waived, and not while a changed design waits for the next', async () => {
  const { id, buyer, layers } = await bulk(60)
  await ofStaff(`/api/admin/order/${id}/waiver`, { gate: 'production', reason: 'A school' })
  const answer = (number: number, body: object) =>
    shop.call('POST', `/api/orders/${id}/proofs/${number}/answer`, { token: buyer.token, body })
  const change = async (text: string) => {
    const { body } = await shop.call('GET', `/api/orders/${id}`, { token: fixture.staff.token })
    const document = { version: 1, layers: [{ ...layers[0], text }] }
    const changed = { placement: 'Back A4', document, basedOn: body.proof.hash }
    return shop.call('PUT', `/api/admin/order/${id}/design`, { token: fixture.staff.token, body: changed })
  }
  const steps: [() => ReturnType<typeof answer>, boolean][] = [
    [() => ofStaff(`/api/admin/order/${id}/proofs`, { number: 1 }), false],
    [() => answer(1, { answer: 'changes_asked', comment: 'Larger, please.' }), false],
    [() => ofStaff(`/api/admin/order/${id}/proofs`, { number: 2 }), false],
    [() => answer(2, { answer: 'approved' }), true],
    [() => change('MONSOON 11'), false],
    [() => ofStaff(`/api/admin/order/${id}/proof-waiver`, { reason: 'On the phone' }), true],
    [() => change('MONSOON XII'), false],
  ]
  for (const [index, [step, expected]] of steps.entries()) {
    const { status, text } = await step()
    expect([index, status], text).toEqual([index, 200])
    expect([index, await isToPrint(id)]).toEqual([index, expected])
  }
})

test('an order that loses its proof with its customer’s account is listed for the office as for the press', async () => {
  const { id, buyer } = await bulk(60)
  await ofStaff(`/api/admin/order/${id}/waiver`, { gate: 'production', reason: 'A school' })
  expect((await shop.call('DELETE', '/api/users/profile', { token: buyer.token })).status).toBe(200)
  const path = '/api/admin/production?status=placed&limit=50'
  const { text } = await shop.call('GET', path, { token: fixture.staff.token })
  expect(await isToPrint(id)).toBe(text.includes(id))
})

test('every step above has kept what the lists find orders by; older orders get it on request', async () => {
  expect(await setListFields(shop.deps)).toBe(0)
  const { id } = await fixture.sell('cash_on_delivery', 'single')
  const document = shop.deps.db.doc(`orders/${id}`)
  const { isToPrint: _, dueBy, ...older } = (await document.get()).data() ?? {}
  await document.set(older)
  expect(await isToPrint(id)).toBe(false)
  expect(await setListFields(shop.deps)).toBe(1)
  expect((await document.get()).get('dueBy')).toBe(dueBy)
  expect(await isToPrint(id)).toBe(true)
  expect(await setListFields(shop.deps)).toBe(0)
})
