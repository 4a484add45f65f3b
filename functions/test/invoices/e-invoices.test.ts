import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalStandIn } from '../../../emulators/e-invoices/stand-in.ts'
import { configuredEInvoices } from '../../src/e-invoices/configured-e-invoices.ts'
import { seeToEInvoices } from '../../src/e-invoices/see-to-e-invoices.ts'
import { eInvoicesIn } from '../../src/firestore/collections.ts'
import { shippingAddress } from '../fixtures/checkout/checkout.ts'
import { readPdf } from '../fixtures/files/read-pdf.ts'
import { moveOrder, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
import { putProduct } from '../fixtures/product-fixture.ts'
import { openEmptyShop } from '../fixtures/shops/open-empty-shop.ts'
import { openShop, type Shop } from '../fixtures/shops/open-shop.ts'

const account = { appId: 'an-app', appSecret: 'a-secret', userName: 'teeshala', password: 'a-password' }
const gstin = '29AAACT0000A1ZB'
const college = { name: 'Sahyadri College', gstin: '27AAACT0000A1ZF' }
const inPune = { ...shippingAddress, state: 'Maharashtra' }

let time = Date.parse('2031-01-10T12:00:00+05:30')
const now = () => new Date(time)
const portal = portalStandIn({ ...account, now })
const server = createServer((request, response) => void portal.handle(request, response))
let shop: Shop
let staff: Person
let tee: string

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const eInvoices = configuredEInvoices(
    {
      EINVOICES: 'adaequare',
      EINVOICE_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      EINVOICE_APP_ID: account.appId,
      EINVOICE_APP_SECRET: account.appSecret,
      EINVOICE_USER: account.userName,
      EINVOICE_PASSWORD: account.password,
    },
    now,
  )
  const empty = await openEmptyShop()
  shop = await openShop(() => ({ db: empty.deps.db, now, eInvoices }))
  await empty.close()
  staff = await admin(shop.deps)
  tee = await putProduct(shop.deps, { stock: 100, isCustomizable: true })
  await shop.deps.db.doc('settings/store').set({ gstin, addressLines: ['14, Printers Lane', 'Bengaluru 560004'] })
})
afterAll(async () => {
  await shop.close()
  server.close()
  server.closeAllConnections()
})

const staffCall = (method: string, path: string, body?: unknown) =>
  shop.call(method, path, { token: staff.token, body })
const settings = (changes: object) => staffCall('PUT', '/api/settings', changes)
const move = (id: string, step: Parameters<typeof moveOrder>[3]) => moveOrder(shop, staff.token, id, step)
const registrations = (id: string) => staffCall('GET', `/api/admin/order/${id}/e-invoices`)
const registerAgain = (id: string, body = {}) => staffCall('POST', `/api/admin/order/${id}/e-invoices`, body)
const stored = async (id: string) => (await eInvoicesIn(shop.deps.db).doc(id).get()).data()

/** Places an order and sends it, so that it has its invoice. */
async function sent(wish: object) {
  const buyer = await customer(shop.deps)
  const request = { ...(await requestFor('bulk', shop, buyer, { productId: tee, pieces: 2 })), ...wish }
  const { _id: id } = (await submit('bulk', shop, buyer.token, request, randomUUID())).body
  await move(id, { status: 'in_production' })
  await move(id, { status: 'shippingAddress' in wish ? 'shipped' : 'delivered' })
  return { id: id as string, buyer }
}

async function pdfOf(id: string, { token }: Person, query = '') {
  const answer = await fetch(`${shop.url}/api/orders/${id}/receipt.pdf${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.status !== 200) return { status: answer.status, words: await answer.text() }
  const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  return { status: 200, words: pages.flatMap((page) => page.words.map(({ text }) => text)).join(' ') }
}

test('e-invoicing is off by default, and can be turned on only if the portal would accept the shop', async () => {
  const { id, buyer } = await sent({ company: college, shippingAddress: inPune })
  expect((await registrations(id)).body).toEqual({ papers: [] })
  expect((await pdfOf(id, buyer)).words).not.toContain('IRN')
  const composition = await settings({ isEInvoicing: true, isComposition: true })
  expect(composition).toMatchObject({ status: 400, body: { fields: { isEInvoicing: expect.any(String) } } })
  const nowhere = await settings({ isEInvoicing: true, addressLines: ['14, Printers Lane'] })
  expect(nowhere).toMatchObject({
    status: 400,
    body: { fields: { addressLines: expect.stringContaining('PIN code') } },
  })
  expect((await settings({ isEInvoicing: true })).body).toMatchObject({ isEInvoicing: true })
})

test('a company’s invoice is registered in the background and shown only with its IRN; any other is shown at once', async () => {
  const person = await sent({ shippingAddress: inPune })
  expect(await stored(person.id)).toBeUndefined()
  expect((await pdfOf(person.id, person.buyer)).words).toContain('Tax invoice')
  const { id, buyer } = await sent({ company: college, shippingAddress: inPune })
  expect((await registrations(id)).body.papers).toMatchObject([{ state: 'waiting' }])
  expect(await pdfOf(id, buyer)).toMatchObject({ status: 409, words: expect.stringContaining('is being registered') })
  // The first response is lost: the portal then says that it already has the invoice, which is fetched from it.
  portal.next.mishap = 'lost'
  expect(await seeToEInvoices(shop.deps)).toEqual({ waiting: 1 })
  const before = portal.known.size
  expect(await seeToEInvoices(shop.deps)).toEqual({})
  time += 3 * 60_000
  expect(await seeToEInvoices(shop.deps)).toEqual({ registered: 1 })
  expect(portal.known.size).toBe(before)
  const [taxDocument] = (await registrations(id)).body.papers
  expect(taxDocument).toMatchObject({ state: 'registered', irn: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const { words } = await pdfOf(id, buyer)
  for (const fact of ['Tax invoice', taxDocument.irn.slice(0, 20), taxDocument.ackNumber, '610910'])
    expect(words).toContain(fact)
})

test('if the portal has ended the session early, a new one registers the invoice', async () => {
  const { id } = await sent({ company: college, shippingAddress: inPune })
  portal.next.mishap = 'ended'
  expect(await seeToEInvoices(shop.deps)).toEqual({ registered: 1 })
  expect((await registrations(id)).body.papers).toMatchObject([{ state: 'registered' }])
})

test('a portal that is down is tried at growing intervals; then staff are told and can try again', async () => {
  const { id } = await sent({ company: college, shippingAddress: inPune })
  for (const minutes of [0, 3, 6, 16, 61, 241]) {
    time += minutes * 60_000
    portal.next.mishap = 'down'
    await seeToEInvoices(shop.deps)
  }
  expect((await registrations(id)).body.papers).toMatchObject([
    { state: 'refused', reason: 'The portal did not answer.' },
  ])
  const { notifications } = (await staffCall('GET', '/api/admin/notifications')).body
  expect(notifications).toContainEqual(expect.objectContaining({ kind: 'alarm', of: 'e_invoices' }))
  portal.next.mishap = undefined
  expect((await registerAgain(id)).body.papers).toMatchObject([{ state: 'registered' }])
  expect((await registerAgain(id)).status).toBe(409)
})

test('a company that collects its order is registered with the address on its bill', async () => {
  const { id } = await sent({ company: college, billingAddress: inPune })
  expect(await seeToEInvoices(shop.deps)).toEqual({ registered: 1 })
  expect((await registrations(id)).body.papers).toMatchObject([{ state: 'registered' }])
})

test('a company with a bill to another state is asked for its address, and the return lists the invoice until then', async () => {
  const { id } = await sent({
    company: college,
    billingAddress: { ...inPune, city: 'Panaji', postalCode: '403001', state: 'Goa' },
  })
  expect(await seeToEInvoices(shop.deps)).toEqual({ refused: 1 })
  const [taxDocument] = (await registrations(id)).body.papers
  expect(taxDocument).toMatchObject({
    state: 'refused',
    needsAddress: true,
    reason: expect.stringContaining('Maharashtra'),
  })
  const month = (await stored(id))?.openMonth
  const problems = async () => (await staffCall('GET', `/api/admin/gst-returns/${month}`)).body.problems
  expect(await problems()).toContainEqual(expect.stringContaining(taxDocument.number))
  const wrong = await registerAgain(id, { buyerAddress: { address: 'x', city: 'Pune', postalCode: '41100' } })
  expect(wrong.status).toBe(400)
  const buyerAddress = { address: '7 Fergusson Road', city: 'Pune', postalCode: '411 001' }
  expect((await registerAgain(id, { buyerAddress })).body.papers).toMatchObject([{ state: 'registered' }])
  expect(await problems()).toEqual([])
})

test('the invoice and credit note of a returned order are cancelled together within 24 hours and not reported', async () => {
  const paid = async () => {
    const order = await sent({ company: college, shippingAddress: inPune })
    await move(order.id, { paymentStatus: 'paid' })
    await seeToEInvoices(shop.deps)
    return order
  }
  const cancel = (id: string) => staffCall('POST', `/api/admin/order/${id}/e-invoices/cancel`)
  const [{ id, buyer }, late] = [await paid(), await paid()]
  expect((await cancel(id)).status).toBe(409)
  for (const order of [id, late.id]) await move(order, { paymentStatus: 'refunded' })
  expect(await seeToEInvoices(shop.deps)).toEqual({ registered: 2 })
  const { body } = await registrations(id)
  expect(body.papers).toHaveLength(2)
  expect(body.cancellableUntil).toBeDefined()
  const month = '2031-01'
  const sums = async () => (await staffCall('GET', `/api/admin/gst-returns/${month}`)).body
  const [before, number] = [await sums(), body.papers[0].number]
  expect((await cancel(id)).body).toEqual({
    papers: body.papers.map((taxDocument: object) => ({ ...taxDocument, state: 'cancelled' })),
  })
  const after = await sums()
  expect([after.invoices, after.creditNotes]).toEqual([before.invoices - 1, before.creditNotes - 1])
  expect(after.total).toBe(before.total)
  const csv = (section: string) => staffCall('GET', `/api/admin/gst-returns/${month}/${section}.csv`)
  expect((await csv('b2b')).text).not.toContain(number)
  expect((await csv('docs')).text).toMatch(/Invoices for outward supply".*,"1"\r?\n/)
  expect((await pdfOf(id, buyer)).words).toContain('Cancelled at the invoice portal')
  time += 24 * 3_600_000
  expect((await cancel(late.id)).status).toBe(409)
})
