import { dayOf } from '@teeshala/contract/india-day'
import { amountInWords } from '@teeshala/contract/tax/amount-in-words'
import { compositionWords, exportWords } from '@teeshala/contract/tax/gst-law'
import { invoiceTitle, type StoredInvoice } from '@teeshala/contract/tax/invoice'
import { taxDay } from '@teeshala/contract/tax/invoice-number'
import { stateTaxName } from '@teeshala/contract/tax/shop-tax'
import { outsideIndia, placeWords } from '@teeshala/contract/tax/state-code'
import { billRupees } from '../pdf/bill.ts'
import { drawQr } from '../pdf/draw-qr.ts'
import { openPaper, type Paper, paperWidth } from '../pdf/paper.ts'
import { drawInvoiceTable } from './draw-invoice-table.ts'
import { drawRegistration } from './draw-registration.ts'
import type { Registration } from './read-registration.ts'

/** The shop's UPI id, and the outstanding amount. */
export type UpiDue = { readonly id: string; readonly outstandingPaise: number }

const qrSide = 92
const half = paperWidth / 2
const quiet = { size: 9, isQuiet: true } as const

/** Draws a tax invoice, bill of supply, credit note or voucher with the particulars of rules 46, 49, 50, 51 and 53 of the CGST Rules 2017. */
export async function drawInvoice(
  invoice: StoredInvoice,
  shopName: string,
  upi: UpiDue,
  registration?: Registration,
): Promise<Buffer> {
  const title = invoiceTitle(invoice)
  const texts = [JSON.stringify(invoice), shopName, '₹×']
  const paper = await openPaper(`${title} ${invoice.number}`, invoice.issuedAt, texts)
  drawHead(paper, invoice, title)
  if (registration) drawRegistration(paper, registration)
  drawInvoiceTable(paper, invoice)
  drawWords(paper, invoice)
  drawEnd(paper, invoice, invoice.kind === 'invoice' ? upi : { id: '', outstandingPaise: 0 })
  return paper.finish(`${shopName}, ${title.toLowerCase()} ${invoice.number}, seal ${invoice.seal.slice(0, 16)}`)
}

const totals: Readonly<Record<StoredInvoice['kind'], string>> = {
  invoice: 'Total',
  credit_note: 'Total credited',
  receipt_voucher: 'Advance received',
  refund_voucher: 'Advance refunded',
}

function drawHead(paper: Paper, invoice: StoredInvoice, title: string): void {
  const right = { x: half, width: half, alignsRight: true }
  const { seller, against } = invoice
  paper.row(
    { text: seller.name, size: 16, isBold: true, width: half + 40, mostLines: 2 },
    { ...right, x: half + 48, width: half - 48, text: title, size: 18 },
  )
  paper.space(4)
  const own = [...seller.lines, seller.gstin ? `GSTIN ${seller.gstin}` : '']
  const facts = [
    `Number ${invoice.number}`,
    `Date ${taxDay(dayOf(invoice.issuedAt))}`,
    `Order ${invoice.orderId} of ${taxDay(dayOf(invoice.orderedAt))}`,
    ...(invoice.reason ? [`Reason: ${invoice.reason}`] : []),
    ...(against ? [`Against ${against.number} of ${taxDay(dayOf(against.issuedAt))}`] : []),
    `Place of supply: ${placeWords(invoice.placeOfSupply)}`,
    'Tax payable on reverse charge: No',
  ]
  for (let index = 0; index < Math.max(own.length, facts.length); index++) {
    const [said, fact] = [own[index] ?? '', facts[index] ?? '']
    paper.row({ text: said, ...quiet, width: half - 12, mostLines: 2 }, { ...right, text: fact, isBold: index === 0 })
  }
  const legend = legendOf(invoice)
  if (legend) {
    paper.space(6)
    paper.row({ text: legend, isBold: true })
  }
  paper.space(14)
  drawParties(paper, invoice)
  paper.space(14)
}

/** Returns the sentence that the law wants on some tax documents, if any. */
function legendOf({ kind, scheme, series, placeOfSupply }: StoredInvoice): string | undefined {
  if (scheme === 'composition') return compositionWords
  const isTaxInvoice = kind === 'invoice' && scheme === 'regular' && series !== 'BOS'
  return isTaxInvoice && placeOfSupply === outsideIndia ? exportWords : undefined
}

function drawParties(paper: Paper, { buyer, buyerState, deliveredTo }: StoredInvoice): void {
  const left = { width: half - 12, mostLines: 2 }
  const right = { x: half + 12, width: half - 12, mostLines: 2 }
  const state = buyerState === undefined ? [] : [`State: ${placeWords(buyerState)}`]
  const bill = [buyer.name, ...buyer.lines, ...state, buyer.gstin ? `GSTIN ${buyer.gstin}` : '']
  const delivery = deliveredTo ?? []
  paper.row({ text: 'Bill to', ...quiet, ...left }, { text: deliveredTo ? 'Delivered to' : '', ...quiet, ...right })
  for (let index = 0; index < Math.max(bill.length, delivery.length); index++) {
    const isBold = index === 0
    paper.row({ text: bill[index] ?? '', ...left, isBold }, { text: delivery[index] ?? '', ...right, isBold })
  }
}

function drawWords(paper: Paper, invoice: StoredInvoice): void {
  const { scheme, series, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = invoice
  const label = { x: half, width: half - 110 }
  const amount = { x: paperWidth - 110, width: 110, alignsRight: true }
  const parts = [
    ['Taxable value', taxablePaise],
    ['CGST', cgstPaise],
    [stateTaxName(invoice.sellerState), sgstPaise],
    ['IGST', igstPaise],
  ] as const
  paper.room(110)
  paper.space(4)
  if (scheme === 'regular' && series !== 'BOS') {
    for (const [name, paise] of parts) {
      if (paise === 0 && name !== 'Taxable value') continue
      paper.row({ text: name, ...label }, { text: billRupees(paise), ...amount })
      paper.space(2)
    }
  }
  paper.space(2)
  const large = { size: 13, isBold: true }
  const name = totals[invoice.kind]
  paper.row({ text: name, ...label, ...large }, { text: billRupees(totalPaise), ...amount, ...large })
  drawReceived(paper, invoice, label, amount)
  paper.space(8)
  paper.row({ text: amountInWords(totalPaise), isBold: true, mostLines: 2 })
}

/** Draws what was paid of the total when the invoice was issued, and what is outstanding. */
function drawReceived(
  paper: Paper,
  { kind, receivedPaise, totalPaise, advances = [] }: StoredInvoice,
  label: { readonly x: number; readonly width: number },
  amount: { readonly x: number; readonly width: number; readonly alignsRight: boolean },
): void {
  if (kind !== 'invoice' || (receivedPaise === undefined && advances.length === 0)) return
  const advancePaise = advances.reduce((sum, advance) => sum + advance.totalPaise, 0)
  const otherPaise = Math.max(0, (receivedPaise ?? 0) - advancePaise)
  paper.space(4)
  for (const { number, issuedAt, totalPaise: paise } of advances) {
    const words = `Less advance, voucher ${number} of ${taxDay(dayOf(issuedAt))}`
    paper.row({ text: words, ...label, mostLines: 2 }, { text: billRupees(paise), ...amount })
    paper.space(2)
  }
  if (otherPaise > 0 || advances.length === 0) {
    paper.row({ text: 'Received before', ...label }, { text: billRupees(otherPaise), ...amount })
    paper.space(2)
  }
  paper.row({ text: 'Balance', ...label }, { text: billRupees(totalPaise - advancePaise - otherPaise), ...amount })
}

function drawEnd(
  paper: Paper,
  { seller, scheme, payBy, orderId }: StoredInvoice,
  { id, outstandingPaise }: UpiDue,
): void {
  paper.space(22)
  paper.room(qrSide + 10)
  const top = paper.y()
  const isDue = outstandingPaise > 0
  const x = id !== '' && isDue ? qrSide + 8 : 0
  const left = { x, width: half - x }
  const right = { x: half, width: half, alignsRight: true }
  if (x > 0) {
    const link = upiUrl({ name: seller.name, id, orderId, paise: outstandingPaise })
    drawQr(paper.document, link, { x: paper.left - 8, y: top - 8, side: qrSide })
  }
  paper.row(
    {
      text: isDue ? `To be paid${payBy ? ` by ${taxDay(payBy)}` : ''}: ${billRupees(outstandingPaise)}` : '',
      isBold: true,
      ...left,
    },
    { text: `For ${seller.name}`, ...right },
  )
  if (x > 0) paper.row({ text: 'Scan to pay by UPI', ...left }, { text: '', ...right })
  if (x > 0) paper.row({ text: id, ...left, ...quiet })
  paper.space(Math.max(18, top + qrSide - 34 - paper.y()))
  paper.row({ text: 'Authorised signatory', ...right, ...quiet })
  if (scheme === 'unregistered') paper.row({ text: 'Not registered under GST: no tax is charged.', ...quiet })
}

type UpiPayment = { readonly name: string; readonly id: string; readonly orderId: string; readonly paise: number }

/** Returns a UPI link as in NPCI's linking specification, amounts in rupees; the order's number is the payment's note. */
function upiUrl({ name, id, orderId, paise }: UpiPayment): string {
  const order = { tr: orderId, tn: `Order ${orderId}` }
  const query = new URLSearchParams({ pa: id, pn: name, ...order, am: (paise / 100).toFixed(2), cu: 'INR' })
  return `upi://pay?${`${query}`.replaceAll('+', '%20')}`
}
