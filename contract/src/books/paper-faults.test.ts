import { expect, test } from 'vitest'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { StoredInvoice } from '../tax/invoice.ts'
import { paperFaults } from './paper-faults.ts'

/** The amounts of a paper of a shop that collects no GST. */
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

test('papers that their order names, for what it costs, are sound', () => {
  expect([...paperFaults(invoice, true, order), ...paperFaults(note, true, order)]).toEqual([])
  const cameBack = { at: new Date(), isBackInStock: true }
  expect(paperFaults(note, true, { ...order, payment: { ...order.payment, status: 'pending' }, cameBack })).toEqual([])
})

test('what a paper says of its tax is counted again', () => {
  expect(paperFaults({ ...invoice, cgstPaise: 600 }, true, order)).toContain(
    'Its lines have ₹0 of CGST, but it says ₹6.',
  )
})

test.each<[string, StoredInvoice, boolean, StoredOrder | undefined, string]>([
  ['was changed', invoice, false, order, 'It was changed after it was given.'],
  ['is of no order', invoice, true, undefined, 'It is of order TS1, which is not there.'],
  ['its order does not name', note, true, { ...order, creditNote: undefined }, 'Order TS1 names none in its place.'],
  [
    'is of another amount',
    { ...invoice, ...untaxed(9900) } as unknown as StoredInvoice,
    true,
    order,
    'It comes to ₹99, but order TS1 costs ₹120.',
  ],
  [
    'takes back what was not returned',
    note,
    true,
    { ...order, payment: { ...order.payment, status: 'paid' } },
    "It takes back order TS1, whose payment is 'paid'.",
  ],
])('a paper that %s is found', (_what, paper, isIntact, of, fault) => {
  expect(paperFaults(paper, isIntact, of)).toEqual([fault])
})
