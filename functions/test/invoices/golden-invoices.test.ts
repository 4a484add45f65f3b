import { startOfDay } from '@teeshala/contract/india-day'
import { toRupees } from '@teeshala/contract/money'
import type { StoredLine } from '@teeshala/contract/orders/order-lines'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { type GoldenOrder, readGoldenOrders } from '@teeshala/contract/tax/golden/read-golden-orders'
import { exportWords } from '@teeshala/contract/tax/gst-law'
import type { StoredInvoice } from '@teeshala/contract/tax/invoice'
import { invoiceBodyOf } from '@teeshala/contract/tax/invoice-contents'
import { expect, test } from 'vitest'
import { wholeCreditNote } from '../../src/invoices/credit-note-body.ts'
import { drawInvoice } from '../../src/invoices/draw-invoice.ts'
import { drawInvoiceTable } from '../../src/invoices/draw-invoice-table.ts'
import { sealedTaxDocument } from '../../src/invoices/sealed-tax-document.ts'
import type { Paper, Words } from '../../src/pdf/paper.ts'
import { settingsOf } from '../../src/settings/read-settings.ts'
import { readPdf } from '../fixtures/files/read-pdf.ts'

const shop = { ...settingsOf(undefined), isComposition: false, gstin: '29AAACT0000A1ZB' }
const own = '29'
const golden = readGoldenOrders()
const plain = (paise: number) => formatAmount(toRupees(paise)).slice(1)

function lineOf({ hsn, quantity, amountPaise, percent }: GoldenOrder['lines'][number], index: number): StoredLine {
  const unitPricePaise = amountPaise / quantity
  const said = { _id: `${index}`, name: `Item ${index}`, quantity, hsn, unitPricePaise }
  return percent === undefined
    ? { kind: 'catalogue', ...said, productId: 'p', image: '', productType: 'Round Neck' }
    : { kind: 'paper', ...said, section: 'design', option: '', gstPercent: percent }
}

/** Returns the order of a row as the shop stores it, supplied at noon of its day. */
function orderOf({ lines, shippingPaise, discountPaise, place, totalPaise, day }: GoldenOrder): StoredOrder {
  const at = new Date(startOfDay(day).getTime() + 12 * 3_600_000)
  const stored = lines.map(lineOf)
  const itemsPaise = lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return {
    kind: 'shop',
    userId: 'u',
    contact: { name: 'Asha', phone: '', email: '' },
    lines: stored,
    designs: [],
    itemsPaise,
    shippingPaise,
    discountPaise,
    totalPaise,
    pieces: 1,
    searchKeys: [],
    payment: { method: 'upi', status: 'paid', duePaise: totalPaise, paidPaise: totalPaise, dueAt: null },
    fulfilment: { kind: 'collect' },
    placeOfSupply: place,
    status: 'shipped',
    timeline: [{ kind: 'status', to: 'placed', by: 'customer', at }],
    createdAt: at,
    updatedAt: at,
  }
}

/** Returns the documents of a row: its invoice, and the credit note that takes it back. */
function taxDocumentsOf(row: GoldenOrder): StoredInvoice[] {
  const now = new Date(startOfDay(row.day).getTime() + 12 * 3_600_000)
  const next = { orderId: 'TS7K2M9QX4RD', last: undefined, now }
  const body = invoiceBodyOf(orderOf(row), shop, now)
  const invoice = sealedTaxDocument({ kind: 'invoice', series: 'INV', body, ...next })
  if (!row.isReturned) return [invoice]
  return [invoice, sealedTaxDocument({ kind: 'credit_note', series: 'CN', body: wholeCreditNote(invoice), ...next })]
}

/** Returns the expected cells for each line of the table: value, rate, tax and the line total. */
function amountsByHand({ place, taxes, shippingTaxes }: GoldenOrder): string[][] {
  return [...taxes, ...shippingTaxes].map(([percent, value = 0, cgst = 0, sgst = 0, igst = 0]) => [
    plain(value),
    `${percent}%`,
    ...(place === own ? [plain(cgst), plain(sgst)] : [plain(igst)]),
    plain(value + cgst + sgst + igst),
  ])
}

/** Returns what is written on a document, by drawing it on a page that only records. */
function notedRows(taxDocument: StoredInvoice): (readonly Words[])[] {
  const rows: (readonly Words[])[] = []
  const nothing = () => {}
  const row = (...words: readonly Words[]) => rows.push(words)
  const noted = { row, space: nothing, rule: nothing, room: nothing, onEachPage: nothing }
  drawInvoiceTable(noted as unknown as Paper, taxDocument)
  return rows
}

test('the table of an invoice, and of its credit note, shows for each line what was worked out by hand', () => {
  for (const row of golden) {
    for (const taxDocument of taxDocumentsOf(row)) {
      const [, ...lines] = notedRows(taxDocument).filter((words) => words.length > 1)
      const said = lines.map((words) => words.slice(3).map(({ text }) => text))
      expect(said, row.row).toEqual(amountsByHand(row))
      expect(taxDocument.totalPaise, row.row).toBe(row.totalPaise)
    }
  }
})

test('the totals on the PDF are those of the lines worked out by hand', async () => {
  for (const row of golden.filter(({ isReturned }, index) => isReturned || index % 25 === 0)) {
    for (const taxDocument of taxDocumentsOf(row)) {
      const [page] = await readPdf(await drawInvoice(taxDocument, shop.shopName, { id: '', outstandingPaise: 0 }))
      const words = (page?.words ?? []).map(({ text }) => text).join(' ')
      const sum = (at: 1 | 2 | 4) =>
        [...row.taxes, ...row.shippingTaxes].reduce((total, tax) => total + (tax[at] ?? 0), 0)
      const tax = row.place === own ? `CGST ${plain(sum(2))}` : `IGST ${plain(sum(4))}`
      expect(words, row.row).toContain(`Taxable value ${plain(sum(1))}`)
      if (sum(2) + sum(4) > 0) expect(words, row.row).toContain(tax)
      expect(words, row.row).toContain(` ${plain(row.totalPaise)} Rupees`)
      for (const amounts of amountsByHand(row)) expect(words, row.row).toContain(amounts.join(' '))
    }
  }
})

test('only the invoice of an export says that integrated tax is paid on it', async () => {
  const abroad = golden.find(({ place }) => place === '96')
  const within = golden.find(({ place }) => place !== '96')
  if (!abroad || !within) throw new Error('The golden table has no export')
  const [invoice] = taxDocumentsOf(abroad)
  const [other] = taxDocumentsOf(within)
  const note = sealedTaxDocument({
    ...{ kind: 'credit_note', series: 'CN', orderId: 'TS7K2M9QX4RD', last: undefined, now: new Date() },
    body: wholeCreditNote(invoice as StoredInvoice),
  })
  const saysSo = async (taxDocument: StoredInvoice | undefined) => {
    const [page] = await readPdf(
      await drawInvoice(taxDocument as StoredInvoice, shop.shopName, { id: '', outstandingPaise: 0 }),
    )
    return (page?.words ?? [])
      .map(({ text }) => text)
      .join(' ')
      .includes(exportWords)
  }
  expect([await saysSo(invoice), await saysSo(other), await saysSo(note)]).toEqual([true, false, false])
})
