import { expect, test } from 'vitest'
import type { InvoiceLine, StoredInvoice } from '../tax/invoice.ts'
import { taxOrder } from '../tax/tax-order.ts'
import { taxFaults } from './tax-faults.ts'

const terms = { day: '2026-11-23', isTaxed: true, isWithinState: true } as const
const goods = [
  { hsn: '6109', quantity: 3, amountPaise: 149_700, discountPaise: 999 },
  { hsn: '6105', quantity: 1, amountPaise: 270_001 },
]

/** Returns a document for these goods and their delivery, taxed as the shop does. */
function taxDocumentOf(changes: Partial<typeof terms | { isTaxed: false; isWithinState: false }> = {}): StoredInvoice {
  const of = { ...terms, ...changes }
  const taxed = taxOrder({ lines: goods, shippingPaise: 9900, discountPaise: 999 }, of)
  const lines = [...taxed.lines, ...taxed.shipping] as InvoiceLine[]
  const sum = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'netPaise') =>
    lines.reduce((total, line) => total + line[name], 0)
  return {
    scheme: of.isTaxed ? 'regular' : 'composition',
    sellerState: 'Maharashtra',
    placeOfSupply: of.isWithinState ? 'Maharashtra' : 'Kerala',
    lines,
    taxablePaise: sum('taxablePaise'),
    cgstPaise: sum('cgstPaise'),
    sgstPaise: sum('sgstPaise'),
    igstPaise: sum('igstPaise'),
    totalPaise: sum('netPaise'),
  } as StoredInvoice
}

test.each([
  ['for a buyer in the same state', {}],
  ['for a buyer in another state', { isWithinState: false }],
  ['from a shop that collects no GST', { isTaxed: false }],
] as const)('the tax of a document %s adds up', (_where, changes) => {
  expect(taxFaults(taxDocumentOf(changes))).toEqual([])
})

const taxDocument = taxDocumentOf()
const withLine = (changes: Partial<InvoiceLine>): StoredInvoice => ({
  ...taxDocument,
  lines: taxDocument.lines.map((line, index) => (index === 0 ? { ...line, ...changes } : line)),
})
const first = taxDocument.lines[0] as InvoiceLine

test.each<[string, StoredInvoice, string]>([
  ['a wrong CGST sum', { ...taxDocument, cgstPaise: 1 }, 'of CGST, but it says ₹0.01.'],
  ['a wrong total', { ...taxDocument, totalPaise: 1 }, 'but it comes to ₹0.01.'],
  [
    'a rupee of tax moved to the value',
    {
      ...withLine({
        cgstPaise: first.cgstPaise - 50,
        sgstPaise: first.sgstPaise - 50,
        taxablePaise: first.taxablePaise + 100,
      }),
      cgstPaise: taxDocument.cgstPaise - 50,
      sgstPaise: taxDocument.sgstPaise - 50,
      taxablePaise: taxDocument.taxablePaise + 100,
    },
    'The tax of line 1 is not right.',
  ],
  ['the tax for another state', { ...taxDocument, placeOfSupply: 'Kerala' }, 'The tax of line 1 is not right.'],
  ['tax from a shop that collects none', { ...taxDocument, scheme: 'composition' }, 'The tax of line 1 is not right.'],
  [
    'different CGST and SGST',
    withLine({ cgstPaise: first.cgstPaise + 1, sgstPaise: first.sgstPaise - 1 }),
    'The tax of line 1',
  ],
])('a document with %s is reported', (_what, wrong, fault) => {
  expect(taxFaults(wrong).join(' ')).toContain(fault)
})
