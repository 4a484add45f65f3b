import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InvoiceLine, StoredInvoice } from '../invoice.ts'
import { inv01Of, placeOf } from './inv-01.ts'
import { isEInvoiced } from './stored-e-invoice.ts'

const line = (given: Partial<InvoiceLine> = {}): InvoiceLine => ({
  name: 'Classic "House" Tee',
  about: 'Black, M',
  hsn: '610910',
  quantity: 300,
  unit: 'PCS',
  discountPaise: 0,
  percent: 5,
  taxablePaise: 3_428_571,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 171_429,
  netPaise: 3_600_000,
  ...given,
})
const delivery = line({ name: 'Delivery', quantity: 0, taxablePaise: 9_429, igstPaise: 471, netPaise: 9_900 })
const invoice: StoredInvoice = {
  kind: 'invoice',
  series: 'INV',
  number: 'INV/26-27/00042',
  serial: 42,
  year: '26-27',
  month: '2026-12',
  // Already the next day in IST.
  issuedAt: new Date('2026-11-30T20:00:00Z'),
  orderId: 'TB7K2M9QX4RD',
  orderedAt: new Date('2026-11-25T10:00:00Z'),
  scheme: 'regular',
  seller: {
    name: 'Teeshala Prints Private Limited',
    lines: [
      '14, Printers Lane',
      'Basavanagudi, Bengaluru',
      'Karnataka 560004',
      '+91 80 4567 8900, hello@teeshala.test',
    ],
    gstin: '29AAACT0000A1ZB',
  },
  sellerState: '29',
  buyer: {
    name: 'Sahyadri College',
    lines: ['Asha Rao', '7 Fergusson Road', 'Pune 411 001, Maharashtra, India', '+919876543210'],
    gstin: '27AAACT0000A1ZF',
  },
  placeOfSupply: '27',
  lines: [line(), delivery],
  taxablePaise: 3_438_000,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 171_900,
  totalPaise: 3_609_900,
  previousSeal: '',
  seal: '',
}
const college = { address: '7 Fergusson Road', city: 'Pune', postalCode: '411001' }

test('the request has every field that the portal requires of an invoice, in rupees', () => {
  expect(inv01Of(invoice)).toEqual({
    request: {
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
      DocDtls: { Typ: 'INV', No: 'INV/26-27/00042', Dt: '01/12/2026' },
      SellerDtls: {
        Gstin: '29AAACT0000A1ZB',
        LglNm: 'Teeshala Prints Private Limited',
        Addr1: '14, Printers Lane, Basavanagudi',
        Loc: 'Bengaluru',
        Pin: 560004,
        Stcd: '29',
      },
      BuyerDtls: {
        Gstin: '27AAACT0000A1ZF',
        LglNm: 'Sahyadri College',
        Addr1: 'Asha Rao, 7 Fergusson Road',
        Loc: 'Pune',
        Pin: 411001,
        Stcd: '27',
        Pos: '27',
      },
      ItemList: [
        {
          SlNo: '1',
          PrdDesc: 'Classic ’House’ Tee',
          IsServc: 'N',
          HsnCd: '610910',
          Qty: 300,
          Unit: 'PCS',
          UnitPrice: 114.286,
          TotAmt: 34285.8,
          Discount: 0.09,
          AssAmt: 34285.71,
          GstRt: 5,
          CgstAmt: 0,
          SgstAmt: 0,
          IgstAmt: 1714.29,
          TotItemVal: 36000,
        },
        expect.objectContaining({
          SlNo: '2',
          PrdDesc: 'Delivery',
          Qty: 1,
          Unit: 'OTH',
          UnitPrice: 94.29,
          AssAmt: 94.29,
        }),
      ],
      ValDtls: { AssVal: 34380, CgstVal: 0, SgstVal: 0, IgstVal: 1719, TotInvVal: 36099 },
    },
  })
})

test('a credit note refers to the invoice it credits, and printing is declared as a service', () => {
  const note = {
    ...invoice,
    kind: 'credit_note' as const,
    number: 'CN/26-27/00007',
    lines: [line({ hsn: '998912', unit: 'NA', percent: 18 })],
    against: { number: invoice.number, issuedAt: invoice.issuedAt },
  }
  expect(inv01Of(note)).toMatchObject({
    request: {
      DocDtls: { Typ: 'CRN', No: 'CN/26-27/00007' },
      ItemList: [{ IsServc: 'Y', Unit: 'OTH' }],
      RefDtls: { PrecDocDtls: [{ InvNo: 'INV/26-27/00042', InvDt: '01/12/2026' }] },
    },
  })
})

test('a company that collects is registered with the address on its bill, if that is in the state of its GSTIN', () => {
  const billed = { ...invoice, placeOfSupply: '29', buyerState: '27', deliveredTo: ['Collected from the shop'] }
  expect(inv01Of(billed)).toMatchObject({ request: { BuyerDtls: { Loc: 'Pune', Pin: 411001, Stcd: '27', Pos: '29' } } })
  expect(inv01Of(billed)).not.toHaveProperty('request.ShipDtls')
  const elsewhere = {
    ...billed,
    buyerState: '29',
    buyer: { ...invoice.buyer, lines: ['1 MG Road', 'Bengaluru 560001'] },
  }
  expect(inv01Of(elsewhere)).toMatchObject({ lacking: { isOfBuyer: true } })
  expect(inv01Of(elsewhere, college)).toMatchObject({ request: { BuyerDtls: { Loc: 'Pune', Stcd: '27' } } })
  expect(inv01Of(elsewhere, college)).not.toHaveProperty('request.ShipDtls')
})

test('a company that collects without an address, or ships to another state, is asked for its registered address', () => {
  const collected = {
    ...invoice,
    placeOfSupply: '29',
    buyer: { ...invoice.buyer, lines: ['Asha Rao', '+919876543210'] },
  }
  const elsewhere = {
    ...invoice,
    placeOfSupply: '29',
    buyer: { ...invoice.buyer, lines: ['1 MG Road', 'Bengaluru 560001'] },
  }
  for (const taxDocument of [collected, elsewhere]) {
    const asked = inv01Of(taxDocument)
    expect(asked).toMatchObject({ lacking: { isOfBuyer: true } })
    expect(JSON.stringify(asked)).toContain('Maharashtra')
    expect(inv01Of(taxDocument, college)).toMatchObject({
      request: { BuyerDtls: { Loc: 'Pune', Pin: 411001, Stcd: '27', Pos: '29' } },
    })
  }
  expect(inv01Of(collected, college)).not.toHaveProperty('request.ShipDtls')
  expect(inv01Of(elsewhere, college)).toMatchObject({
    request: { ShipDtls: { Loc: 'Bengaluru', Pin: 560001, Stcd: '29' } },
  })
  const nowhere = { ...invoice, seller: { ...invoice.seller, lines: ['14, Printers Lane'] } }
  expect(inv01Of(nowhere)).toMatchObject({ lacking: { isOfBuyer: false } })
})

test.each([
  [['12 MG Road, Bengaluru 560 001'], { address: '12 MG Road', city: 'Bengaluru', postalCode: '560001' }],
  [['Bengaluru - 560001'], { address: 'Bengaluru', city: 'Bengaluru', postalCode: '560001' }],
  [
    ['Plot 411001-A', 'Andheri, Mumbai 400058', 'India'],
    { address: 'Plot 411001-A, Andheri', city: 'Mumbai', postalCode: '400058' },
  ],
  [
    ['Pune 411001', 'asha-246813@example.test', 'Call 98450 123456'],
    { address: 'Pune', city: 'Pune', postalCode: '411001' },
  ],
  [['Karnataka 560004'], undefined],
  [['Chandni Chowk', 'Delhi 110006'], { address: 'Chandni Chowk', city: 'Delhi', postalCode: '110006' }],
  [['SCO 12', 'Chandigarh 160017'], { address: 'SCO 12', city: 'Chandigarh', postalCode: '160017' }],
  [['12 MG Road', 'Goa 403001, Goa, India'], { address: '12 MG Road', city: 'Goa', postalCode: '403001' }],
  [['MG Road, Panaji', 'Goa 403001, India'], { address: 'MG Road', city: 'Panaji', postalCode: '403001' }],
  [['14, Printers Lane', '080 4567 8900', '+91 98450 12345', '9845012345'], undefined],
])('the town and PIN code in %j are %j', (lines, place) => {
  expect(placeOf(lines)).toEqual(place)
})

test('for any line, price times quantity less discount equals its value, as the portal computes it', () => {
  const amounts = fc.record({
    quantity: fc.integer({ min: 0, max: 100_000 }),
    taxablePaise: fc.integer({ min: 0, max: 10 ** 9 }),
  })
  fc.assert(
    fc.property(amounts, (amount) => {
      const asked = inv01Of({ ...invoice, lines: [line(amount)] })
      const [item] = 'request' in asked ? asked.request.ItemList : []
      if (!item) throw new Error('no line')
      expect(Math.abs(item.UnitPrice * item.Qty - item.TotAmt)).toBeLessThanOrEqual(0.0051)
      expect(Math.round((item.TotAmt - item.Discount) * 100)).toBe(amount.taxablePaise)
      expect(item.Discount).toBeGreaterThanOrEqual(0)
      expect(Math.round(item.UnitPrice * 1000) / 1000).toBe(item.UnitPrice)
    }),
  )
})

test('only invoices and credit notes to a buyer with a GSTIN are registered', () => {
  const { gstin: _, ...person } = invoice.buyer
  expect(isEInvoiced(invoice)).toBe(true)
  expect(isEInvoiced({ ...invoice, kind: 'credit_note' })).toBe(true)
  expect(isEInvoiced({ ...invoice, buyer: person })).toBe(false)
  expect(isEInvoiced({ ...invoice, kind: 'receipt_voucher' })).toBe(false)
  expect(isEInvoiced({ ...invoice, scheme: 'composition' })).toBe(false)
  expect(isEInvoiced({ ...invoice, series: 'BOS' })).toBe(false)
  const bill = { number: 'BOS/26-27/00001', issuedAt: new Date() }
  expect(isEInvoiced({ ...invoice, kind: 'credit_note', series: 'CN', against: bill })).toBe(false)
  expect(isEInvoiced({ ...invoice, placeOfSupply: '96' })).toBe(false)
})
