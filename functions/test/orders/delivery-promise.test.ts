import { deliveryPromise } from '@teeshala/contract/delivery/delivery-promise'
import type { DeliverySettings } from '@teeshala/contract/delivery/delivery-settings'
import { daysAfter, startOfDay } from '@teeshala/contract/india-day'
import { neededByPast } from '@teeshala/contract/orders/order-extras'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ordersIn } from '../../src/firestore/collections.ts'
import { documentOf, type WithId } from '../../src/firestore/read-documents.ts'
import { orderMail } from '../../src/mails/order-mail.ts'
import { currentSettings } from '../../src/settings/read-settings.ts'
import { shippingAddress } from '../fixtures/checkout/checkout.ts'
import { readPdf } from '../fixtures/files/read-pdf.ts'
import { guestKinds, kinds, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

/** A Thursday morning in India, later than any token in these tests. */
const today = '2031-11-27'
const now = new Date(`${today}T05:00:00Z`)
const company = { name: 'Nilgiri Roasters LLP', gstin: '29AAGCB7383J1Z4' }

let shop: Shop
let buyer: Person
let office: Person
let delivery: DeliverySettings
beforeAll(async () => {
  shop = await openShop(() => ({ now: () => now }))
  buyer = await customer(shop.deps, 'Kavya Iyer')
  office = await admin(shop.deps, 'manager')
  delivery = (await currentSettings(shop.deps.db)).delivery
})
afterAll(() => shop.close())

/** Returns the text of an order's print sheet. */
async function readSheet(id: string): Promise<string> {
  const answer = await fetch(`${shop.url}/api/orders/${id}/print-sheet.pdf`, {
    headers: { authorization: `Bearer ${office.token}` },
  })
  const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  return pages.map(({ words }) => words.map(({ text }) => text).join(' ')).join(' ')
}

async function order(kind: (typeof kinds)[number], extras: object) {
  const productId = await putProduct(shop.deps, { stock: 200, isCustomizable: true })
  const body = await requestFor(kind, shop, buyer, { productId, shippingAddress })
  return submit(kind, shop, buyer.token, { ...body, ...extras })
}

describe.each(kinds)('an order (%s)', (kind) => {
  test('is promised for a day calculated from the shop’s clock and settings, which customer and staff can see', async () => {
    const { status, body, text } = await order(kind, { company })
    expect(status, text).toBe(201)
    const goods = { shop: 'blank', single: 'printed' } as const
    if (kind === 'shop' || kind === 'single') {
      const expected = deliveryPromise({ kind: goods[kind] }, { pincode: '411001' }, now, delivery)
      expect(body).toMatchObject({ readyOn: expected.readyOn, promisedBy: expected.by })
    }
    expect(body.promisedBy > body.readyOn).toBe(true)
    for (const token of [buyer.token, office.token]) {
      const read = await shop.call('GET', `/api/orders/${body._id}`, { token })
      expect(read.body).toMatchObject({ promisedBy: body.promisedBy, readyOn: body.readyOn, company })
    }
    const mail = await shop.deps.db.doc(`mail/${body._id}-placed`).get()
    expect(mail.get('message').text).toContain('GSTIN 29AAGCB7383J1Z4')
    expect(mail.get('message').text).toContain('With you by')
    const stored = documentOf(await ordersIn(shop.deps.db).doc(body._id).get()) as WithId<StoredOrder>
    const sending = { shop: await currentSettings(shop.deps.db), now: startOfDay(daysAfter(body.promisedBy, 1)) }
    const late = orderMail({ ...stored, status: 'shipped' }, 'shipped', sending)?.message.text
    expect(late).toContain('Was due on')
    expect(late).not.toContain('With you by')
  })

  test('gets another date from staff, and its page, mail and log give the reason', async () => {
    const { body } = await order(kind, {})
    const move = (fields: object) =>
      shop.call('POST', `/api/admin/order/${body._id}/promise`, { token: office.token, body: fields })
    const by = daysAfter(body.promisedBy, 3)
    const reason = 'The dye came late'
    const moved = await move({ by, reason })
    expect(moved.status, moved.text).toBe(200)
    const { body: seen } = await shop.call('GET', `/api/orders/${body._id}`, { token: buyer.token })
    expect(seen).toMatchObject({ promisedBy: by, movedDate: { from: body.promisedBy, reason } })
    expect(seen.readyOn > body.readyOn).toBe(true)
    const made = await shop.call('GET', `/api/admin/production/${body._id}`, { token: office.token })
    expect(made.body.readyOn).toBe(seen.readyOn)
    const mail = await shop.deps.db.doc(`mail/${body._id}-promise_moved-${now.getTime()}`).get()
    expect(mail.get('message').text).toContain(reason)
    const log = await shop.call('GET', `/api/orders/${body._id}/log`, { token: office.token })
    expect(log.body[0]).toMatchObject({ action: 'order.dated', details: { to: { promisedBy: by }, reason } })
    expect((await move({ by, reason })).body.fields).toEqual({ by: 'The order already has this date' })
    expect((await move({ by: daysAfter(by, 1), reason: ' ' })).status).toBe(400)
    await shop.call('POST', `/api/orders/${body._id}/cancel`, { token: buyer.token })
    expect((await move({ by: daysAfter(by, 1), reason })).status).toBe(409)
  })

  test('takes a company name and GSTIN together or not at all, and no GSTIN with a typing error', async () => {
    const refusals: readonly (readonly [object, string])[] = [
      [{ name: company.name, gstin: '' }, 'company.gstin'],
      [{ name: ' ', gstin: company.gstin }, 'company.name'],
      [{ name: company.name, gstin: '29AAGCB7383J1Z5' }, 'company.gstin'],
    ]
    for (const [wrong, field] of refusals) {
      const { status, body } = await order(kind, { company: wrong })
      expect(status).toBe(400)
      expect(Object.keys(body.fields)).toContain(field)
    }
  })
})

describe.each(guestKinds)('an order for the press (%s)', (kind) => {
  test('keeps the date it is needed by, whether met or not, and the note to the press, for everybody who can read the order', async () => {
    const extras = { neededBy: daysAfter(today, 1), note: 'Navy must match\nthe sample' }
    const printed = kind === 'print' ? { ...extras, note: 'Navy must match' } : extras
    const { status, body, text } = await order(kind, printed)
    expect(status, text).toBe(201)
    expect(body).toMatchObject(printed)
    const seen = await shop.call('GET', `/api/admin/production/${body._id}`, { token: office.token })
    expect(seen.body).toMatchObject({ ...printed, readyOn: body.readyOn })
    expect(seen.text).not.toContain(company.gstin)
    if (kind === 'print') return
    const sheet = await readSheet(body._id)
    for (const words of ['Friday, 28 November 2031', 'Customer’s note Navy must match the sample'])
      expect(sheet).toContain(words)
  })

  test('is refused for a past date, with the reason at its field', async () => {
    const { status, body } = await order(kind, { neededBy: daysAfter(today, -1) })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ neededBy: neededByPast })
  })
})

test('a collected order is promised for the day it is ready, and an order sent abroad has no promise', async () => {
  const productId = await putProduct(shop.deps, { stock: 20, isCustomizable: true })
  const body = await requestFor('single', shop, buyer, { productId })
  const collected = (await submit('single', shop, buyer.token, body)).body
  expect(collected.promisedBy).toBe(collected.readyOn)
  const abroad = { ...shippingAddress, postalCode: '10001', country: 'United States' }
  const sent = await submit('single', shop, buyer.token, { ...body, shippingAddress: abroad })
  expect(sent.status, sent.text).toBe(201)
  expect(sent.body).not.toHaveProperty('promisedBy')
})
