import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { StoredInvoice } from '@teeshala/contract/tax/invoice'
import type { InvoiceBody } from '@teeshala/contract/tax/invoice-contents'
import { expect, test } from 'vitest'
import { receiptBody } from './voucher-body.ts'

const at = new Date('2026-11-23T06:00:00Z')
const line = { hsn: '9989', percent: 18, taxablePaise: 100_000, cgstPaise: 9000, sgstPaise: 9000, igstPaise: 0 }
const invoice = { lines: [{ ...line, netPaise: 118_000, quantity: 1 }] } as unknown as InvoiceBody

test('a second part payment gets a receipt voucher for its own amount, without that of the first', () => {
  const taken = { ofLine: 0, netPaise: 30_000, taxablePaise: 25_424, cgstPaise: 2288, sgstPaise: 2288 }
  const first = { ...invoice, lines: [{ ...line, ...taken }] } as unknown as StoredInvoice
  const order = {
    payment: { paidPaise: 70_000 },
    vouchers: [{ kind: 'receipt_voucher', number: 'RV/26-27/00001', issuedAt: at, totalPaise: 30_000 }],
  } as unknown as StoredOrder
  const { totalPaise, taxablePaise, cgstPaise } = receiptBody(order, { receipts: [first], refunds: [] }, invoice, at)
  expect({ totalPaise, taxablePaise, cgstPaise }).toEqual({ totalPaise: 40_000, taxablePaise: 33_898, cgstPaise: 3051 })
})
