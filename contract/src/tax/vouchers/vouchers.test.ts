import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxFaults } from '../../books/tax-faults.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { InvoiceLine, StoredInvoice } from '../invoice.ts'
import { taxOrder } from '../tax-order.ts'
import { advanceBase, advanceLines, advanceOnInvoice, takenByLine } from './advance-lines.ts'
import { dueTaxDocuments } from './due-tax-documents.ts'
import { openVouchers, type StoredVoucher, voucheredPaise } from './voucher.ts'

const day = '2026-11-23'
const at = new Date('2026-11-23T06:00:00Z')

function invoiceLines(amounts: readonly number[], isWithinState: boolean): InvoiceLine[] {
  const goods = amounts.map((amountPaise, index) =>
    index % 2 === 0
      ? { hsn: '9989', percent: 18, quantity: 1, amountPaise }
      : { hsn: '4820', percent: 5, quantity: 2, amountPaise },
  )
  const taxed = taxOrder({ lines: goods, shippingPaise: 9900 }, { day, isTaxed: true, isWithinState })
  const said = { name: 'Job', about: '', quantity: 1, unit: 'NA' } as const
  return [
    ...taxed.lines.map((line, index) => ({ ...said, hsn: goods[index]?.hsn ?? '', ...line })),
    ...taxed.shipping.map((line) => ({ ...said, ...line })),
  ]
}

const amounts = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'netPaise'] as const
const sumOf = (lines: readonly InvoiceLine[], name: (typeof amounts)[number]) =>
  lines.reduce((sum, line) => sum + line[name], 0)

/** A voucher as the audit of the books reads it. */
const taxDocumentOf = (lines: InvoiceLine[], isWithinState: boolean) =>
  ({
    scheme: 'regular',
    sellerState: '29',
    placeOfSupply: isWithinState ? '29' : '27',
    lines,
    ...Object.fromEntries(amounts.map((name) => [name, sumOf(lines, name)])),
    totalPaise: sumOf(lines, 'netPaise'),
  }) as unknown as StoredInvoice

test('the vouchers of an order paid in parts add up exactly to its services and their tax, and goods on them are untaxed', () => {
  const parts = fc.array(fc.integer({ min: 10, max: 100 }), { minLength: 1, maxLength: 5 })
  const jobs = fc.array(fc.integer({ min: 5000, max: 9_000_000 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(jobs, parts, fc.boolean(), (costs, weights, isWithinState) => {
      const base = advanceBase(invoiceLines(costs, isWithinState), day)
      const totalPaise = sumOf(base, 'netPaise')
      const weight = weights.reduce((sum, each) => sum + each, 0)
      let received: InvoiceLine[] = []
      for (const [index, each] of weights.entries()) {
        const left = totalPaise - sumOf(received, 'netPaise')
        const amountPaise = index === weights.length - 1 ? left : Math.floor((totalPaise * each) / weight)
        const lines = advanceLines(base, takenByLine(received, []), amountPaise)
        expect(sumOf(lines, 'netPaise')).toBe(amountPaise)
        expect(taxFaults(taxDocumentOf(lines, isWithinState))).toEqual([])
        received = [...received, ...lines]
      }
      for (const name of amounts) expect(sumOf(received, name)).toBe(sumOf(base, name))
      for (const { hsn, percent } of received) expect(percent).toBe(hsn === '9989' ? 18 : 0)
    }),
    {
      examples: [
        [[5000, 2906765], [64, 13, 44, 41], true],
        [[5000, 2470001], [58, 10, 25, 38], true],
      ],
    },
  )
})

test('refunding a voucher bit by bit adds up to all of it, and never gives a negative amount', () => {
  const bits = fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 8 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), bits, fc.boolean(), (amountPaise, backs, isWithinState) => {
      const base = advanceBase(invoiceLines([120_000, 300, 90_000], isWithinState), day)
      const voucher = advanceLines(base, new Map(), amountPaise)
      let returned: InvoiceLine[] = []
      for (const each of [...backs, amountPaise]) {
        const backPaise = Math.min(each, amountPaise - sumOf(returned, 'netPaise'))
        returned = [...returned, ...advanceLines(voucher, takenByLine(returned, []), backPaise)]
      }
      expect(sumOf(returned, 'netPaise')).toBe(amountPaise)
      for (const line of [...voucher, ...returned])
        for (const name of amounts) expect(line[name]).toBeGreaterThanOrEqual(0)
      const { totalPaise } = advanceOnInvoice({ number: 'RV', issuedAt: at, lines: voucher }, returned)
      expect(totalPaise).toBe(0)
    }),
  )
})

const job = {
  kind: 'paper',
  _id: '1',
  name: 'Poster',
  quantity: 1,
  unitPricePaise: 100_000,
} as unknown as StoredOrder['lines'][number]
const diary = { ...job, hsn: '4820', gstPercent: 5 } as typeof job
const receipt: StoredVoucher = { kind: 'receipt_voucher', number: 'RV/26-27/00001', issuedAt: at, totalPaise: 50_000 }
const refund: StoredVoucher = {
  ...receipt,
  kind: 'refund_voucher',
  number: 'RF/26-27/00001',
  totalPaise: 20_000,
  of: receipt.number,
}

const order = (paidPaise: number, changes: object = {}) =>
  ({
    status: 'placed',
    lines: [job],
    totalPaise: 100_000,
    payment: { status: paidPaise === 100_000 ? 'paid' : 'partly_paid', paidPaise, duePaise: 100_000 },
    ...changes,
  }) as unknown as StoredOrder

test.each<[string, StoredOrder, string[]]>([
  ['nothing was paid', order(0), []],
  ['an advance for printing was paid', order(50_000), ['receipt_voucher']],
  ['the advance has its voucher', order(50_000, { vouchers: [receipt] }), []],
  ['the balance was paid, too', order(100_000, { vouchers: [receipt] }), ['receipt_voucher']],
  ['part of it was refunded', order(30_000, { vouchers: [receipt] }), ['refund_voucher']],
  ['the refund has its voucher, too', order(30_000, { vouchers: [receipt, refund] }), []],
  ['the order was cancelled and not refunded yet', order(50_000, { vouchers: [receipt], status: 'cancelled' }), []],
  ['the order was cancelled before there was a voucher', order(50_000, { status: 'cancelled' }), []],
  ['the order was cancelled and refunded', order(0, { vouchers: [receipt], status: 'cancelled' }), ['refund_voucher']],
  ['an advance for goods was paid', order(50_000, { lines: [diary] }), []],
  ['the order has left the shop', order(50_000, { status: 'shipped' }), ['invoice']],
  ['the order has its invoice', order(100_000, { status: 'shipped', invoice: { number: 'INV/26-27/00001' } }), []],
])('if %s, exactly the right document is due', (_what, of, taxDocuments) => {
  expect(dueTaxDocuments(of, at)).toEqual(taxDocuments)
  expect(dueTaxDocuments(of, at, false)).toEqual(taxDocuments.filter((kind) => !kind.endsWith('voucher')))
})

test('an order adds up its vouchers and knows what is left of each', () => {
  const vouchers = [receipt, refund]
  expect(voucheredPaise({ vouchers })).toBe(30_000)
  expect(openVouchers({ vouchers })).toEqual([{ ...receipt, leftPaise: 30_000 }])
})
