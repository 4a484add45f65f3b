import { expect, test } from 'vitest'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { StoredInvoice } from '../tax/invoice.ts'
import { taxDocumentFaults } from './tax-document-faults.ts'

/** Returns the amounts of a document from a shop that collects no GST. */
function untaxed(paise: number) {
  const amounts = { taxablePaise: paise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
  return { scheme: 'unregistered', lines: [{ ...amounts, percent: 0, netPaise: paise }], ...amounts, totalPaise: paise }
}

const invoice = {
  kind: 'invoice',
  number: 'INV/26-27/00007',
  orderId: 'TS1',
  ...untaxed(12_000),
} as unknown as StoredInvoice
const note = { ...invoice, kind: 'credit_note', number: 'CN/26-27/00002' } as StoredInvoice
const order = {
  totalPaise: 12_000,
  payment: { status: 'refunded' },
  invoice: { number: invoice.number },
  creditNote: { number: note.number },
} as StoredOrder

test('documents that their order lists, for its total, are sound', () => {
  expect([...taxDocumentFaults(invoice, true, order), ...taxDocumentFaults(note, true, order)]).toEqual([])
  const cameBack = { at: new Date(), isBackInStock: true }
  expect(
    taxDocumentFaults(note, true, { ...order, payment: { ...order.payment, status: 'pending' }, cameBack }),
  ).toEqual([])
})

test('the tax on a document is recomputed', () => {
  expect(taxDocumentFaults({ ...invoice, cgstPaise: 600 }, true, order)).toContain(
    'Its lines have ₹0 of CGST, but it says ₹6.',
  )
})

test.each<[string, StoredInvoice, boolean, StoredOrder | undefined, string]>([
  ['was changed after it was issued', invoice, false, order, 'It was changed after it was issued.'],
  ['belongs to no order', invoice, true, undefined, 'It is for order TS1, which does not exist.'],
  ['is not listed by its order', note, true, { ...order, creditNote: undefined }, 'Order TS1 names none in its place.'],
  [
    'has another amount than its order',
    { ...invoice, ...untaxed(9900) } as unknown as StoredInvoice,
    true,
    order,
    'It comes to ₹99, but order TS1 costs ₹120.',
  ],
  [
    'credits an order that was not refunded',
    note,
    true,
    { ...order, payment: { ...order.payment, status: 'paid' } },
    "It credits order TS1, whose payment is 'paid'.",
  ],
])('a document that %s is reported', (_what, taxDocument, isIntact, of, fault) => {
  expect(taxDocumentFaults(taxDocument, isIntact, of)).toEqual([fault])
})

test('partial credit notes match those listed by the order, and never exceed its total', () => {
  const [issuedAt, number] = [new Date(), 'CN/26-27/00009']
  const part = { ...note, number, ...untaxed(5000) } as unknown as StoredInvoice
  const paid = { ...order, payment: { ...order.payment, status: 'paid' }, creditNote: undefined } as StoredOrder
  const faultsOf = (...amounts: number[]) => {
    const credits = amounts.map((totalPaise, index) => ({
      number: index === 0 ? number : `CN/${index}`,
      issuedAt,
      totalPaise,
    }))
    return taxDocumentFaults(part, true, { ...paid, credits })
  }
  expect(faultsOf(5000, 7000)).toEqual([])
  expect(faultsOf(4000)).toEqual(['It credits ₹50, but order TS1 says ₹40.'])
  expect(faultsOf(5000, 7001)).toEqual(['The credit notes of order TS1 come to ₹120.01, but it costs ₹120.'])
})

test('a voucher must be listed by its order with the same amount, and the invoice adjusts what is left of all vouchers', () => {
  const voucher = { ...invoice, kind: 'receipt_voucher', number: 'RV/26-27/00001', ...untaxed(5000) } as StoredInvoice
  const named = { kind: 'receipt_voucher', number: voucher.number, issuedAt: new Date(), totalPaise: 5000 } as const
  const naming = (vouchers: StoredOrder['vouchers']) => ({ ...order, vouchers })
  expect(taxDocumentFaults(voucher, true, naming([named]))).toEqual([])
  expect(taxDocumentFaults(voucher, true, order)).toEqual(['Order TS1 does not name it.'])
  expect(taxDocumentFaults(voucher, true, naming([{ ...named, totalPaise: 6000 }]))).toEqual([
    'It comes to ₹50, but order TS1 says ₹60.',
  ])
  const advances = [{ number: voucher.number, issuedAt: new Date(), totalPaise: 5000, rates: [] }]
  expect(taxDocumentFaults({ ...invoice, advances }, true, naming([named]))).toEqual([])
  expect(taxDocumentFaults(invoice, true, naming([named]))).toEqual([
    'It takes ₹0 of advances off, but the vouchers of order TS1 come to ₹50.',
  ])
})
