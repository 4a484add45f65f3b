import { expect, test } from 'vitest'
import { readGoldenOrders } from '../golden/read-golden-orders.ts'
import type { InvoiceLine, StoredInvoice } from '../invoice.ts'
import { invoiceNumber } from '../invoice-number.ts'
import { taxOrder } from '../tax-order.ts'
import { gstProblems, gstTable } from './gst-return.ts'
import { type GstSection, gstSections } from './gst-sections.ts'
import { cellValue } from './gst-table.ts'
import { partOf } from './part-of-return.ts'

const at = new Date('2026-11-21T06:30:00Z')
const golden = readGoldenOrders()

/** The documents of a shop that sold the golden table in one month, every third order to a company, with credit notes for the returned ones. */
const taxDocuments = golden.flatMap((order, index): StoredInvoice[] => {
  const invoice = taxDocumentOf(order, index)
  return order.isReturned ? [invoice, noteOn(invoice, index)] : [invoice]
})

function taxDocumentOf(order: (typeof golden)[number], index: number): StoredInvoice {
  const { day, place } = order
  const taxed = taxOrder(order, { day, isTaxed: true, isWithinState: place === '29' })
  const said = (hsn: string, quantity: number) =>
    ({ name: 'Tee', about: '', hsn, quantity, unit: hsn.startsWith('99') ? 'NA' : 'PCS' }) as const
  const lines: InvoiceLine[] = [
    ...taxed.lines.map((line, at) => ({
      ...said(order.lines[at]?.hsn ?? '', order.lines[at]?.quantity ?? 0),
      ...line,
    })),
    ...taxed.shipping.map(({ hsn, ...line }) => ({ ...said(hsn, 0), ...line })),
  ]
  const sum = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'netPaise') =>
    lines.reduce((total, line) => total + line[name], 0)
  const isCompany = index % 3 === 0 && place !== '96'
  return {
    kind: 'invoice',
    series: 'INV',
    number: invoiceNumber('INV', '26-27', index + 1),
    serial: index + 1,
    year: '26-27',
    month: '2026-11',
    issuedAt: at,
    orderId: `TS${index}`,
    orderedAt: at,
    scheme: 'regular',
    seller: { name: 'Shop', lines: [] },
    sellerState: '29',
    buyer: { name: 'Buyer', lines: [], ...(isCompany && { gstin: '29AAACT0000A1ZB' }) },
    placeOfSupply: place,
    lines,
    taxablePaise: sum('taxablePaise'),
    cgstPaise: sum('cgstPaise'),
    sgstPaise: sum('sgstPaise'),
    igstPaise: sum('igstPaise'),
    totalPaise: sum('netPaise'),
    previousSeal: index === 0 ? '' : `seal ${index}`,
    seal: `seal ${index + 1}`,
  }
}

function noteOn(invoice: StoredInvoice, index: number): StoredInvoice {
  const { number, issuedAt } = invoice
  return {
    ...invoice,
    kind: 'credit_note',
    series: 'CN',
    number: invoiceNumber('CN', '26-27', index),
    serial: index,
    against: { number, issuedAt },
  }
}

function columnSum(
  section: GstSection,
  column: string,
  isCounted: (row: readonly (string | number)[]) => boolean = () => true,
): number {
  const { columns, rows } = gstTable(section, taxDocuments)
  const at = columns.indexOf(column)
  expect(at).toBeGreaterThanOrEqual(0)
  const texts = rows.map((row) => row.map(cellValue)).filter(isCounted)
  return texts.reduce((sum, row) => sum + Math.round(Number(row[at]) * 100), 0)
}

const soldPaise = golden.reduce((sum, { totalPaise, isReturned }) => sum + (isReturned ? 0 : totalPaise), 0)

test('the register of a month adds up to its orders less returns, to the paisa', () => {
  expect(columnSum('register', 'Total')).toBe(soldPaise)
})

test('the HSN summary adds up to the same, with the value and taxes of the register', () => {
  const both = (column: string) => columnSum('hsn_b2b', column) + columnSum('hsn_b2c', column)
  expect(both('Total Value')).toBe(soldPaise)
  expect(both('Taxable Value')).toBe(columnSum('register', 'Taxable Value'))
  expect(both('Central Tax Amount')).toBe(columnSum('register', 'CGST'))
  expect(both('State/UT Tax Amount')).toBe(columnSum('register', 'SGST/UTGST'))
  expect(both('Integrated Tax Amount')).toBe(columnSum('register', 'IGST'))
})

test('a credit note subtracts its pieces, so that the register matches the HSN summary', () => {
  const pieces = columnSum('hsn_b2b', 'Total Quantity') + columnSum('hsn_b2c', 'Total Quantity')
  // Services have no quantity in the summary.
  const isGoods = (row: readonly (string | number)[]) => !`${row[7]}`.startsWith('99')
  expect(columnSum('register', 'Quantity', isGoods)).toBe(pieces)
  expect(pieces).toBeGreaterThan(0)
})

test('a sale credited in full within the month is in the register but not in the summary tables', () => {
  const invoice = taxDocuments.find((taxDocument) => partOf(taxDocument) === 'b2cs')
  if (!invoice) throw new Error('The golden table has no small sale')
  const both = [invoice, noteOn(invoice, 0)]
  expect(gstTable('register', both).rows).toHaveLength(2 * invoice.lines.length)
  for (const section of ['b2cs', 'hsn_b2c'] as const) {
    expect(gstTable(section, [invoice]).rows).not.toEqual([])
    expect(gstTable(section, both).rows).toEqual([])
  }
})

test('the register lists a month’s documents in the order in which they were issued', () => {
  const [first, second] = taxDocuments
  if (!first || !second) throw new Error('The golden table is empty')
  const later = { ...first, issuedAt: new Date('2026-11-30T06:30:00Z') }
  const numbers = gstTable('register', [later, second]).rows.map(([number]) => number)
  expect(new Set(numbers)).toEqual(new Set([second.number, first.number]))
  expect([...new Set(numbers)][0]).toBe(second.number)
})

test('every rupee of value is in exactly one part of the return, less credit notes', () => {
  const invoices = (['b2b', 'b2cl', 'b2cs', 'exp'] as const).map((section) => columnSum(section, 'Taxable Value'))
  const notes = (['cdnr', 'cdnur'] as const).map((section) => columnSum(section, 'Taxable Value'))
  const nil = columnSum('exemp', 'Nil Rated Supplies')
  const total = invoices.reduce((sum, paise) => sum + paise, nil) - notes.reduce((sum, paise) => sum + paise, 0)
  expect(total).toBe(columnSum('register', 'Taxable Value'))
})

test('an inter-state invoice to a buyer without a GSTIN is reported individually above ₹1,00,000, and not at exactly that amount', () => {
  const [first] = taxDocuments
  if (!first) throw new Error('no tax document')
  const { gstin: _, ...buyer } = first.buyer
  const sold = (totalPaise: number, placeOfSupply: string) => [{ ...first, buyer, placeOfSupply, totalPaise }]
  expect(gstTable('b2cl', sold(10_000_001, '27')).rows).toHaveLength(1)
  expect(gstTable('b2cl', sold(10_000_000, '27')).rows).toHaveLength(0)
  expect(gstTable('b2cl', sold(10_000_001, '29')).rows).toHaveLength(0)
  expect(gstTable('b2cs', sold(10_000_000, '27')).rows).toHaveLength(1)
})

test('each series reports its first number, its last and its count', () => {
  const returned = golden.filter(({ isReturned }) => isReturned).length
  const rows = gstTable('docs', taxDocuments).rows.map((row) => row.map(cellValue))
  expect(rows.map(([nature, , , count]) => [nature, count])).toEqual([
    ['Invoices for outward supply', '100'],
    ['Credit Note', `${returned}`],
  ])
  expect(rows[0]?.slice(1, 3)).toEqual(['INV/26-27/00001', 'INV/26-27/00100'])
})

test('every table has a cell for each of its columns', () => {
  for (const section of gstSections) {
    const { columns, rows } = gstTable(section, taxDocuments)
    for (const row of rows) expect(row).toHaveLength(columns.length)
  }
})

test('a missing number and a changed document are reported', () => {
  const invoices = taxDocuments.filter(({ kind }) => kind === 'invoice')
  expect(gstProblems(invoices, () => true)).toEqual([])
  expect(gstProblems(invoices.toSpliced(6, 1), () => true)).toEqual([
    'Between INV/26-27/00006 and INV/26-27/00008 a number is missing or was changed',
  ])
  expect(gstProblems(invoices, ({ serial }) => serial !== 3)).toEqual([
    'INV/26-27/00003 was changed after it was issued',
  ])
})

test('a credit note too late to reduce the tax is reported', () => {
  const [invoice] = taxDocuments
  if (!invoice) throw new Error('The golden table is empty')
  const given = (month: string) => ({ ...noteOn(invoice, 0), month })
  expect(gstProblems([given('2027-10')], () => true)).toEqual([])
  expect(gstProblems([given('2027-11')], () => true)).toEqual([expect.stringContaining('30 November 2027')])
  expect(gstProblems([{ ...given('2027-11'), scheme: 'unregistered' }], () => true)).toEqual([])
})

test('a month without company buyers has a row of zeros in their HSN summary, and an empty month has none', () => {
  const ofPeople = taxDocuments.filter(({ buyer }) => buyer.gstin === undefined)
  const [row, ...more] = gstTable('hsn_b2b', ofPeople).rows.map((cells) => cells.map(cellValue))
  expect(more).toEqual([])
  expect(row).toEqual([expect.stringMatching(/^\d{4,8}$/), '', expect.any(String), '0.00', 0, '0', 0, 0, 0, 0, 0])
  expect(gstTable('hsn_b2b', []).rows).toEqual([])
})

test('states are spelt as in the offline tool', () => {
  const [sold] = taxDocuments.filter((taxDocument) => partOf(taxDocument) === 'b2cs')
  const places = (code: string) => gstTable('b2cs', [{ ...(sold as StoredInvoice), placeOfSupply: code }]).rows[0]?.[1]
  expect(['01', '26', '29', '31', '35'].map(places)).toEqual([
    '01-Jammu & Kashmir',
    '26-Dadra & Nagar Haveli & Daman & Diu',
    '29-Karnataka',
    '31-Lakshdweep',
    '35-Andaman & Nicobar Islands',
  ])
})

test('a partial credit note for a large invoice is reported with its invoice, however small it is', () => {
  const sent = taxDocuments.find(
    (taxDocument) => partOf(taxDocument) === 'b2cs' && taxDocument.placeOfSupply !== taxDocument.sellerState,
  )
  if (!sent) throw new Error('The golden table has an order of a person in another state')
  const large = { ...sent, totalPaise: 10_000_100 }
  expect(partOf(large)).toBe('b2cl')
  const { number, issuedAt, totalPaise } = large
  const note = { ...large, kind: 'credit_note', totalPaise: 10_000, against: { number, issuedAt, totalPaise } } as const
  expect(partOf(note)).toBe('b2cl')
})

test('advances are reported in the month of receipt, and subtracted in the month in which they are invoiced or refunded', () => {
  const line = { percent: 18, taxablePaise: 10_000, cgstPaise: 900, sgstPaise: 900, igstPaise: 0, netPaise: 11_800 }
  const [like] = taxDocuments
  const voucher = (kind: StoredInvoice['kind'], issuedAt: Date, more: object = {}) =>
    ({ ...like, kind, issuedAt, month: issuedAt.toISOString().slice(0, 7), lines: [line], ...more }) as StoredInvoice
  const october = new Date('2026-10-20T06:00:00Z')
  const adjusted = (issuedAt: Date) => ({
    lines: [],
    advances: [{ number: 'RV', issuedAt, totalPaise: 11_800, rates: [{ percent: 18, taxablePaise: 10_000 }] }],
  })
  const rows = (section: GstSection, of: StoredInvoice[]) =>
    gstTable(section, of).rows.map((row) => row.map(cellValue).slice(2, 4))
  const came = voucher('receipt_voucher', at)
  expect([rows('at', [came]), rows('atadj', [came])]).toEqual([[['18', 100]], []])
  const invoiced = voucher('invoice', at, adjusted(at))
  expect([rows('at', [came, invoiced]), rows('atadj', [came, invoiced])]).toEqual([[], []])
  const later = voucher('invoice', at, adjusted(october))
  const back = voucher('refund_voucher', at, { against: { number: 'RV', issuedAt: october } })
  expect([rows('at', [later, back]), rows('atadj', [later, back])]).toEqual([[], [['18', 200]]])
  const backAtOnce = voucher('refund_voucher', at, { against: { number: 'RV', issuedAt: at } })
  expect(rows('at', [came, came, backAtOnce])).toEqual([['18', 100]])
  for (const section of ['register', 'b2cs', 'b2b', 'hsn_b2b', 'hsn_b2c'] as const)
    expect(gstTable(section, [...taxDocuments, came, back])).toEqual(gstTable(section, taxDocuments))
  const numbered = [{ ...came, series: 'RV' } as const, { ...back, series: 'RF' } as const]
  expect(gstTable('docs', numbered).rows.map(([nature]) => nature)).toEqual(['Receipt Voucher', 'Refund Voucher'])
})
