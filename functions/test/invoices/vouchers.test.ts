import { randomUUID } from 'node:crypto'
import { orderFaults } from '@teeshala/contract/books/order-faults'
import { taxDocumentFaults } from '@teeshala/contract/books/tax-document-faults'
import { expect, test } from 'vitest'
import { invoicesDueIn, invoicesIn, ordersIn } from '../../src/firestore/collections.ts'
import { issueDueTaxDocuments } from '../../src/invoices/issue-due-tax-documents.ts'
import { issueTaxDocuments } from '../../src/invoices/issue-tax-documents.ts'
import { isIntact } from '../../src/invoices/seal.ts'
import { fixture, shop, useCheckoutFixture } from '../fixtures/checkout/use-checkout-fixture.ts'
import { losingAnswers } from '../fixtures/faults/failing-database.ts'
import { readPdf } from '../fixtures/files/read-pdf.ts'
import type { Kind } from '../fixtures/kinds-of-order.ts'
import { payAtGateway } from '../fixtures/pay.ts'
import { openShop } from '../fixtures/shops/open-shop.ts'

useCheckoutFixture()

async function paid(kind: Kind) {
  const { buyer, id, gatewayOrderId } = await fixture.openOrder('upi', kind)
  const { proof } = await payAtGateway(gatewayOrderId)
  await fixture.verify(id, buyer.token, proof)
  return { id, buyer }
}

const orderOf = async (id: string) => {
  const order = (await ordersIn(shop.deps.db).doc(id).get()).data()
  if (!order) throw new Error('no order')
  return order
}

/** Returns what the books find wrong with the documents of an order. */
async function faultsOf(id: string) {
  const order = await orderOf(id)
  const { docs } = await invoicesIn(shop.deps.db).where('orderId', '==', id).get()
  const taxDocuments = docs.map((each) => {
    const { _id: _, ...taxDocument } = each.data() as ReturnType<typeof each.data> & { _id?: string }
    return taxDocument
  })
  const late = new Date(Date.now() + 48 * 3_600_000)
  const ofOrder = orderFaults({ ...order, payment: { ...order.payment, gateway: undefined } }, [], late)
  return [
    ...ofOrder,
    ...taxDocuments.flatMap((taxDocument) => taxDocumentFaults(taxDocument, isIntact(taxDocument), order)),
  ]
}

async function pdfOf(id: string, token: string, query = '') {
  const answer = await fetch(`${shop.url}/api/orders/${id}/receipt.pdf${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.status !== 200) return `${answer.status}`
  const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  return pages.flatMap((page) => page.words.map(({ text }) => text)).join(' ')
}

test('money received before a print job is made gets one receipt voucher with its tax, which the invoice deducts', async () => {
  const { id, buyer } = await paid('print')
  expect((await invoicesDueIn(shop.deps.db).doc(id).get()).exists).toBe(true)
  const shaky = await openShop(({ db }) => ({ db: losingAnswers(db, 14, 2), sleep: async () => {} }))
  await Promise.all([issueTaxDocuments(id, shop.deps), issueDueTaxDocuments(shaky.deps)])
  await Promise.all([issueTaxDocuments(id, shop.deps), issueTaxDocuments(id, shop.deps)])
  await shaky.close()
  const { vouchers = [] } = await orderOf(id)
  expect(vouchers).toMatchObject([{ kind: 'receipt_voucher', totalPaise: 29_900 }])
  const [voucher] = vouchers
  expect(voucher?.number).toMatch(/^RV\/\d\d-\d\d\/\d{5}$/)
  const taxDocument = (await invoicesIn(shop.deps.db).doc(`${id}-receipt-1`).get()).data()
  expect(taxDocument).toMatchObject({ lines: [{ hsn: '9989', percent: 18 }], totalPaise: 29_900 })
  expect((taxDocument?.cgstPaise ?? 0) + (taxDocument?.sgstPaise ?? 0) + (taxDocument?.igstPaise ?? 0)).toBe(4562)
  const { body } = await shop.call('GET', `/api/orders/${id}`, { token: buyer.token })
  expect(body.vouchers).toMatchObject([{ kind: 'receipt_voucher', number: voucher?.number, amount: 299 }])
  const words = await pdfOf(id, buyer.token, '?paper=receipt_voucher&part=1')
  for (const fact of [
    'Receipt voucher',
    voucher?.number ?? 'none',
    'Advance received',
    'Place of supply',
    'reverse charge: No',
  ])
    expect(words).toContain(fact)
  for (const status of ['in_production', 'shipped'] as const) await fixture.move(id, { status })
  const invoice = (await invoicesIn(shop.deps.db).doc(id).get()).data()
  expect(invoice?.advances).toMatchObject([{ number: voucher?.number, totalPaise: 29_900 }])
  expect(invoice?.advances?.[0]?.rates).toEqual([{ percent: 18, taxablePaise: invoice?.taxablePaise }])
  expect(await pdfOf(id, buyer.token)).toContain(`Less advance, voucher ${voucher?.number}`)
  expect(await faultsOf(id)).toEqual([])
})

test('cash taken at the counter for a print job gets its receipt voucher before anything is made', async () => {
  const items = [{ type: 'design', price: 299, quantity: 1, details: { designType: 'Silver' } }]
  const goods = { kind: 'print', items, jobs: [], files: [] }
  const contact = { name: 'Lakshmi Rao', phone: '98450 12345' }
  const body = { origin: 'counter', goods, contact, payment: 'cash', totalPrice: 299 }
  const headers = { 'Idempotency-Key': randomUUID() }
  const placed = await shop.call('POST', '/api/admin/order', { token: fixture.staff.token, body, headers })
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  const { _id: id } = placed.body
  expect((await invoicesDueIn(shop.deps.db).doc(id).get()).exists).toBe(true)
  await issueDueTaxDocuments(shop.deps)
  expect((await orderOf(id)).vouchers).toMatchObject([{ kind: 'receipt_voucher', totalPaise: 29_900 }])
})

test('an advance refunded before anything is made gets a refund voucher that names its receipt voucher', async () => {
  const { id, buyer } = await paid('print')
  await issueTaxDocuments(id, shop.deps)
  expect((await fixture.move(id, { status: 'cancelled' })).body.paymentStatus).toBe('refunded')
  await issueDueTaxDocuments(shop.deps)
  const { vouchers = [], invoice } = await orderOf(id)
  const [receipt, refund] = vouchers
  expect(vouchers).toHaveLength(2)
  expect(refund).toMatchObject({ kind: 'refund_voucher', totalPaise: 29_900, of: receipt?.number })
  expect(invoice).toBeUndefined()
  const words = await pdfOf(id, buyer.token, '?paper=refund_voucher&part=1')
  for (const fact of ['Refund voucher', refund?.number ?? 'none', `Against ${receipt?.number}`, 'Advance refunded'])
    expect(words).toContain(fact)
  expect(await pdfOf(id, buyer.token, '?paper=refund_voucher&part=2')).toBe('404')
  expect(await faultsOf(id)).toEqual([])
})

test('an advance for goods is taxed with their invoice and gets a plain receipt', async () => {
  const { id, buyer } = await paid('shop')
  expect((await invoicesDueIn(shop.deps.db).doc(id).get()).exists).toBe(false)
  await issueTaxDocuments(id, shop.deps)
  expect((await orderOf(id)).vouchers).toBeUndefined()
  expect(await pdfOf(id, buyer.token)).toContain('Receipt')
})
