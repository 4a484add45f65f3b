import { randomUUID } from 'node:crypto'
import { takenAt } from '@teeshala/contract/books/stock'
import { statusOf } from '@teeshala/contract/orders/status-words'
import { creditedPaise, type StoredInvoice } from '@teeshala/contract/tax/invoice'
import { financialYearOf, taxMonthOf } from '@teeshala/contract/tax/invoice-number'
import { gstTable } from '@teeshala/contract/tax/return/gst-return'
import { rupees } from '@teeshala/contract/tax/return/gst-table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoicesDueIn, invoicesIn, ordersIn } from '../../src/firestore/collections.ts'
import { issueDueTaxDocuments } from '../../src/invoices/issue-due-tax-documents.ts'
import { issueTaxDocuments } from '../../src/invoices/issue-tax-documents.ts'
import { isIntact } from '../../src/invoices/seal.ts'
import { shippingAddress } from '../fixtures/checkout/checkout.ts'
import { losingAnswers } from '../fixtures/faults/failing-database.ts'
import { readPdf } from '../fixtures/files/read-pdf.ts'
import { type Kind, kinds, moveOrder, requestFor, submit } from '../fixtures/kinds-of-order.ts'
import { admin, customer, type Person } from '../fixtures/people.ts'
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

/** Places an order of two pieces that is ready to leave the shop. */
async function made(kind: Kind, wish: object = {}) {
  const buyer = await customer(shop.deps)
  const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true, specification: { hsn: '61091000' } })
  const request = { ...(await requestFor(kind, shop, buyer, { productId: tee, pieces: 2 })), ...wish }
  const placed = (await submit(kind, shop, buyer.token, request, randomUUID())).body
  await moveOrder(shop, staff.token, placed._id, { status: 'in_production' })
  return { id: placed._id as string, buyer, totalPaise: Math.round(placed.totalPrice * 100) }
}

const move = (id: string, step: Parameters<typeof moveOrder>[3]) => moveOrder(shop, staff.token, id, step)
const taxDocumentOf = async (id: string) => (await invoicesIn(shop.deps.db).doc(id).get()).data()
const without = ({ _id: _, ...taxDocument }: StoredInvoice & { _id?: string }) => taxDocument

async function pdfOf(id: string, token: string, query = '') {
  const answer = await fetch(`${shop.url}/api/orders/${id}/receipt.pdf${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.status !== 200) return { status: answer.status, words: await answer.text() }
  const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  return { status: 200, words: pages.flatMap((page) => page.words.map(({ text }) => text)).join(' ') }
}

test.each(kinds)('a %s order gets its invoice when it leaves the shop, and not before', async (kind) => {
  const { id, buyer, totalPaise } = await made(kind, {
    shippingAddress: { ...shippingAddress, state: 'Maharashtra' },
    ...shippedTotal(kind),
  })
  expect((await pdfOf(id, buyer.token)).words).toContain('Order summary')
  const { body } = await move(id, { status: 'shipped' })
  expect(body.invoice.number).toMatch(/^INV\/\d\d-\d\d\/\d{5}$/)
  const taxDocument = await taxDocumentOf(id)
  expect(taxDocument).toMatchObject({
    kind: 'invoice',
    scheme: 'regular',
    sellerState: '29',
    placeOfSupply: '27',
    totalPaise,
  })
  expect(taxDocument?.igstPaise).toBeGreaterThan(0)
  expect(taxDocument?.cgstPaise).toBe(0)
  const { words } = await pdfOf(id, buyer.token)
  const hsn = kind === 'print' ? '9989' : '61091000'
  for (const fact of [
    'Tax invoice',
    body.invoice.number,
    id,
    hsn,
    'IGST',
    'Place of supply: Maharashtra (27)',
    'GSTIN 29AAACT0000A1ZB',
    'reverse charge: No',
    'Only',
    'Authorised signatory',
    'Pune 411001',
  ]) {
    expect(words).toContain(fact)
  }
})

/** Returns the total including delivery to Pune, if the request has to state it. */
const shippedTotal = (kind: Kind) => (kind === 'print' ? { grandTotal: 697 } : {})

test('an order collected by a company is taxed in the shop’s own state, and its invoice has the company’s GSTIN', async () => {
  const company = { name: 'Kaveri College', gstin: '29AAACT0000A1ZB' }
  const { id, buyer } = await made('bulk', { company, billingAddress: shippingAddress })
  await move(id, { status: 'delivered' })
  const taxDocument = await taxDocumentOf(id)
  expect(taxDocument).toMatchObject({
    placeOfSupply: '29',
    igstPaise: 0,
    buyer: { name: 'Kaveri College', gstin: company.gstin },
  })
  expect(taxDocument?.cgstPaise).toBe(taxDocument?.sgstPaise)
  const { words } = await pdfOf(id, buyer.token)
  for (const fact of ['Kaveri College', 'Pune 411001', 'CGST', 'SGST', 'Karnataka (29)']) expect(words).toContain(fact)
})

test('a full refund after the invoice gets a credit note that names the invoice and reverses all of it', async () => {
  const { id, buyer } = await made('shop')
  await move(id, { status: 'shipped' })
  expect((await pdfOf(id, buyer.token, '?paper=credit_note')).status).toBe(404)
  await move(id, { paymentStatus: 'paid' })
  const { body } = await move(id, { paymentStatus: 'refunded' })
  expect(body.creditNote.number).toMatch(/^CN\/\d\d-\d\d\/\d{5}$/)
  const [invoice, note] = [await taxDocumentOf(id), await taxDocumentOf(`${id}-credit`)]
  expect(note?.against?.number).toBe(invoice?.number)
  expect(note?.lines).toEqual(invoice?.lines)
  expect(note?.totalPaise).toBe(invoice?.totalPaise)
  const { words } = await pdfOf(id, buyer.token, '?paper=credit_note')
  for (const fact of ['Credit note', body.creditNote.number, `Against ${invoice?.number}`])
    expect(words).toContain(fact)
  expect((await pdfOf(id, (await customer(shop.deps)).token, '?paper=credit_note')).status).toBe(404)
})

const sentInCash = { shippingAddress, paymentMethod: 'cash_on_delivery' }
const cameBack = (id: string, isBackInStock: boolean, token = staff.token) =>
  shop.call('POST', `/api/admin/order/${id}/came-back`, { token, body: { isBackInStock, note: 'Nobody was at home' } })

test.each(kinds)('an unpaid %s parcel comes back once, with a credit note, and is counted', async (kind) => {
  const { id, buyer } = await made(kind, { ...sentInCash, ...shippedTotal(kind) })
  expect((await cameBack(id, true)).body.code).toBe('FORBIDDEN_MOVE')
  await move(id, { status: 'shipped' })
  expect((await cameBack(id, true, buyer.token)).status).toBe(403)
  const both = await Promise.all([cameBack(id, true), cameBack(id, true)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const done = both.find(({ status }) => status === 200)?.body
  expect(statusOf(done)).toBe('cancelled')
  expect(done.timeline.at(-1).note).toBe('Nobody was at home')
  const [invoice, note] = [await taxDocumentOf(id), await taxDocumentOf(`${id}-credit`)]
  expect(done.creditNote.number).toBe(note?.number)
  expect([note?.against?.number, note?.totalPaise]).toEqual([invoice?.number, invoice?.totalPaise])
  const person = (await shop.call('GET', `/api/users/${buyer.uid}`, { token: staff.token })).body
  expect(person.refusedParcels).toBe(1)
  const mail = (await shop.deps.db.doc(`mail/${id}-cancelled`).get()).get('message').text
  expect(mail).toContain('brought your parcel back')
})

test('returned pieces go back into stock if staff say so, and the books know those that do not', async () => {
  const stocks: number[] = []
  for (const isBackInStock of [true, false]) {
    const { id } = await made('bulk', sentInCash)
    await move(id, { status: 'shipped' })
    await cameBack(id, isBackInStock)
    const order = (await ordersIn(shop.deps.db).doc(id).get()).data()
    const [line] = order?.lines ?? []
    const productId = line && 'productId' in line ? line.productId : ''
    const stock = (await shop.deps.db.doc(`products/${productId}`).get()).get('stock')
    const taken = order && takenAt(order, new Date()).get(productId)
    stocks.push(stock + (taken ?? 0), stock)
  }
  expect(stocks).toEqual([10, 10, 10, 8])
})

const credit = (id: string, lines: object[], creditedBefore: number, token = staff.token) =>
  shop.call('POST', `/api/admin/order/${id}/credit-note`, {
    token,
    body: { lines, reason: 'One came torn', way: 'bank', creditedBefore },
  })

test('part of a paid invoice is reversed once, by its own credit note, and never more than is left', async () => {
  const { id, buyer, totalPaise } = await made('shop')
  const delivery = { line: 1, amount: 99, quantity: 0 }
  const half = { line: 0, amount: (totalPaise - 9900) / 200, quantity: 1 }
  expect((await credit(id, [half], 0)).status).toBe(409)
  await move(id, { status: 'shipped' })
  await move(id, { paymentStatus: 'paid' })
  expect((await credit(id, [half], 0, buyer.token)).status).toBe(403)
  const both = await Promise.all([credit(id, [half], 0), credit(id, [half], 0)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  const invoice = await taxDocumentOf(id)
  const note = await taxDocumentOf(`${id}-credit-1`)
  expect(note).toMatchObject({
    against: { number: invoice?.number },
    totalPaise: (totalPaise - 9900) / 2,
    reason: 'One came torn',
  })
  expect(note && isIntact(without(note))).toBe(true)
  const opened = (await shop.call('GET', `/api/admin/order/${id}/credit-note`, { token: staff.token })).body
  expect(opened).toMatchObject({ credited: half.amount, lines: [{ leftQuantity: 1, left: half.amount }, { left: 99 }] })
  const more = await credit(id, [{ ...half, amount: half.amount + 0.01 }], half.amount)
  expect(more).toMatchObject({ status: 400, body: { fields: { 'lines.0.amount': 'More than is left of this line' } } })
  expect((await move(id, { paymentStatus: 'refunded' })).body.message).toContain('has already been refunded')
  const rest = await credit(id, [half, delivery], half.amount)
  expect(rest.body.credits.map(({ amount }: { amount: number }) => amount)).toEqual([half.amount, half.amount + 99])
  const last = await taxDocumentOf(`${id}-credit-2`)
  for (const name of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const)
    expect((note?.[name] ?? 0) + (last?.[name] ?? 0)).toBe(invoice?.[name])
  const { words } = await pdfOf(id, buyer.token, '?paper=credit_note&part=2')
  for (const fact of ['Credit note', last?.number ?? 'none', `Against ${invoice?.number}`, 'One came torn'])
    expect(words).toContain(fact)
  expect((await pdfOf(id, buyer.token, '?paper=credit_note&part=3')).status).toBe(404)
})

test('an order cancelled before it left the shop has neither invoice nor credit note', async () => {
  const { id } = await made('shop')
  await move(id, { paymentStatus: 'paid' })
  await move(id, { paymentStatus: 'refunded' })
  await move(id, { status: 'cancelled' })
  expect(await taxDocumentOf(id)).toBeUndefined()
  expect((await invoicesDueIn(shop.deps.db).doc(id).get()).exists).toBe(false)
})

/** Orders that have just left the shop, and whose move was cut short before it could issue the invoice. */
async function cutShort(count: number): Promise<string[]> {
  const { db } = shop.deps
  const { id } = await made('shop')
  const order = (await ordersIn(db).doc(id).get()).data()
  if (!order) throw new Error('no order')
  const { _id: _, ...contents } = order as typeof order & { _id: string }
  const ids = Array.from({ length: count }, () => `TS${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`)
  for (let from = 0; from < ids.length; from += 100) {
    const batch = db.batch()
    for (const each of ids.slice(from, from + 100)) {
      batch.set(ordersIn(db).doc(each), { ...contents, status: 'shipped' })
      batch.set(invoicesDueIn(db).doc(each), { at: new Date() })
    }
    await batch.commit()
  }
  return ids
}

async function seriesNow() {
  const { docs } = await invoicesIn(shop.deps.db).where('series', '==', 'INV').get()
  const year = financialYearOf(new Date())
  const taxDocuments = docs
    .map((document) => without(document.data()))
    .filter((taxDocument) => taxDocument.year === year)
  return taxDocuments.sort((one, other) => one.serial - other.serial)
}

test('of 200 orders that leave at once, each gets one number without gaps or repeats, sealed over the one before', async () => {
  const ids = await cutShort(200)
  await Promise.all(ids.map((id) => issueTaxDocuments(id, shop.deps)))
  const taxDocuments = await seriesNow()
  expect(taxDocuments.map(({ serial }) => serial)).toEqual(taxDocuments.map((_, index) => index + 1))
  expect(new Set(taxDocuments.map(({ number }) => number)).size).toBe(taxDocuments.length)
  expect(ids.every((id) => taxDocuments.filter(({ orderId }) => orderId === id).length === 1)).toBe(true)
  for (const [index, taxDocument] of taxDocuments.entries()) {
    expect(isIntact(taxDocument)).toBe(true)
    expect(taxDocument.previousSeal).toBe(taxDocuments[index - 1]?.seal ?? '')
  }
})

test('an invoice whose move was cut short is issued later, once, even if the database’s answer is lost', async () => {
  const [id = ''] = await cutShort(1)
  const shaky = await openShop(({ db }) => ({ db: losingAnswers(db, 14, 2), sleep: async () => {} }))
  const before = (await seriesNow()).length
  expect((await issueDueTaxDocuments(shaky.deps)).given).toBeGreaterThan(0)
  await issueDueTaxDocuments(shop.deps)
  await issueTaxDocuments(id, shop.deps)
  const taxDocuments = (await seriesNow()).slice(before)
  expect(taxDocuments.map(({ orderId }) => orderId)).toEqual([id])
  expect((await ordersIn(shop.deps.db).doc(id).get()).data()?.invoice?.number).toBe(taxDocuments[0]?.number)
  await shaky.close()
})

test('an invoice changed outside the shop is no longer shown', async () => {
  const { id, buyer } = await made('single')
  await move(id, { status: 'delivered' })
  const taxDocument = await taxDocumentOf(id)
  await invoicesIn(shop.deps.db).doc(id).update({ totalPaise: 100 })
  const { status, words } = await pdfOf(id, buyer.token)
  expect(status).toBe(409)
  expect(words).toContain(`${taxDocument?.number} was changed after it was issued`)
  await invoicesIn(shop.deps.db).doc(id).update({ totalPaise: taxDocument?.totalPaise })
  expect((await pdfOf(id, buyer.token)).status).toBe(200)
})

test('a shop under the composition scheme issues a bill of supply without tax, and sends nothing to another state', async () => {
  await withSettings(shop, { isComposition: true, upiId: 'teeshala@okbank' }, async () => {
    const buyer = await customer(shop.deps)
    const tee = await putProduct(shop.deps, { stock: 10, isCustomizable: true })
    const request = await requestFor('single', shop, buyer, { productId: tee, shippingAddress })
    const refused = await submit('single', shop, buyer.token, request, randomUUID())
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { 'shippingAddress.state': expect.stringContaining('own state') } },
    })
    const { id, buyer: other } = await made('single')
    const { body } = await move(id, { status: 'delivered' })
    expect(body.invoice.number).toMatch(/^BOS\//)
    expect(await taxDocumentOf(id)).toMatchObject({ cgstPaise: 0, sgstPaise: 0, igstPaise: 0, scheme: 'composition' })
    const { words } = await pdfOf(id, other.token)
    for (const fact of ['Bill of supply', 'not eligible to collect tax', 'To be paid', 'teeshala@okbank']) {
      expect(words).toContain(fact)
    }
    expect(words).not.toContain('CGST')
  })
})

test('an order of nil-rated goods gets a bill of supply, and the return counts it as nil-rated', async () => {
  const { id, buyer, totalPaise } = await made('print', { shippingAddress, ...shippedTotal('print') })
  const order = ordersIn(shop.deps.db).doc(id)
  const lines = (await order.get()).data()?.lines ?? []
  await order.update({ lines: lines.map((line) => ({ ...line, hsn: '4820', gstPercent: 0 })) })
  expect((await move(id, { status: 'shipped' })).body.invoice.number).toMatch(/^BOS\//)
  const { words } = await pdfOf(id, buyer.token)
  expect(words).toContain('Bill of supply')
  for (const tax of ['Tax invoice', 'Taxable value', 'GST 0%']) expect(words).not.toContain(tax)
  const taxDocument = await taxDocumentOf(id)
  if (!taxDocument) throw new Error('there is no tax document')
  expect(gstTable('exemp', [taxDocument]).rows.map(([, amount]) => amount)).toContainEqual(rupees(totalPaise))
})

test('the monthly return matches the orders sent less returns, to the paisa, and detects changes', async () => {
  const { db } = shop.deps
  const month = taxMonthOf(new Date())
  const read = () => shop.call('GET', `/api/admin/gst-returns/${month}`, { token: staff.token })
  const { id } = await made('single')
  await move(id, { status: 'delivered' })
  const taxDocuments = await invoicesIn(db).where('month', '==', month).get()
  // Vouchers of other tests are not sales.
  const docs = taxDocuments.docs.filter((taxDocument) => ['invoice', 'credit_note'].includes(taxDocument.data().kind))
  const orders = await Promise.all(
    docs.map(async (document) => {
      const { orderId, kind, number } = document.data()
      const order = (await ordersIn(db).doc(orderId).get()).data()
      const part = order?.credits?.find((each) => each.number === number)
      if (!order) return Number.NaN
      if (kind === 'invoice') return order.totalPaise
      return part ? -part.totalPaise : creditedPaise(order) - order.totalPaise
    }),
  )
  const soldPaise = orders.reduce((sum, paise) => sum + paise, 0)
  const { body } = await read()
  expect(body).toMatchObject({ total: soldPaise / 100, problems: [] })
  expect(body.invoices + body.creditNotes).toBe(docs.length)
  const csv = await shop.call('GET', `/api/admin/gst-returns/${month}/register.csv`, { token: staff.token })
  const [head = '', ...rows] = csv.text.trim().split('\r\n')
  const at = head.split(',').indexOf('"Total"')
  // A quoted name may contain a comma, so the columns are counted from the end, where there is none.
  const fromEnd = head.split(',').length - at
  const paise = rows.map((row) => Math.round(Number(row.split(',').at(-fromEnd)) * 100))
  expect(paise.reduce((sum, each) => sum + each, 0)).toBe(soldPaise)
  const taxDocument = await taxDocumentOf(id)
  await invoicesIn(db).doc(id).update({ totalPaise: 1 })
  expect((await read()).body.problems).toEqual([`${taxDocument?.number} was changed after it was issued`])
  await invoicesIn(db).doc(id).update({ totalPaise: taxDocument?.totalPaise })
})
