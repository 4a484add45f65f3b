import { formatCount } from '@teeshala/contract/count-format'
import { lineAmountPaise, type PaperLine } from '@teeshala/contract/orders/order-lines'
import type { OrderedJob } from '@teeshala/contract/printing/print-job'
import type { StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import type { WithId } from '../firestore/read-documents.ts'
import {
  type BillHead,
  beginBillTable,
  billRupees,
  drawBillHead,
  drawBillLine,
  drawBillSums,
  endBillTable,
} from '../pdf/bill.ts'
import { drawQr } from '../pdf/draw-qr.ts'
import { openPaper, type Paper, paperWidth } from '../pdf/paper.ts'
import { dayOfQuote, longDay, quoteUrl } from './quote-words.ts'

const qrSide = 88

/** Draws a quote on the shop's letterhead: items and prices, validity, and how to order. */
export async function drawQuote(quote: WithId<StoredQuote>, shop: StoreSettings): Promise<Buffer> {
  const { _id, createdAt, lines, jobs, note } = quote
  const paper = await openPaper(`Quote ${_id}`, createdAt, [JSON.stringify([quote, shop]), '₹'])
  drawBillHead(paper, shop, headOf(quote))
  beginBillTable(paper)
  const singles = lines.filter(({ job }) => job === undefined)
  if (singles.length > 0 && jobs.length > 0) drawHeading(paper, 'Single items', '')
  drawLines(paper, singles)
  for (const [index, job] of jobs.entries()) {
    drawHeading(paper, jobs.length > 1 ? `Job ${index + 1}: ${titleOf(job)}` : titleOf(job), aboutJob(job))
    drawLines(
      paper,
      lines.filter((line) => line.job === index),
    )
  }
  endBillTable(paper)
  drawSums(paper, quote)
  if (note) {
    paper.space(14)
    paper.row({ text: 'Note', size: 9, isQuiet: true })
    paper.row({ text: note, mostLines: 12 })
  }
  drawWayToOrder(paper, quote)
  return paper.finish(`${shop.shopName}, quote ${_id}`)
}

function headOf({ _id, createdAt, validUntil, contact }: WithId<StoredQuote>): BillHead {
  const to = [contact.name, contact.phone, contact.email].filter(Boolean)
  return {
    title: 'Quote',
    facts: [`Number ${_id}`, `Date ${dayOfQuote(createdAt)}`, `Valid until ${longDay(validUntil)}`],
    strong: 2,
    recipient: { title: 'For', lines: to.length > 0 ? [to.join(', ')] : [] },
  }
}

function drawSums(paper: Paper, { itemsPaise, shippingPaise, isShipped }: StoredQuote): void {
  const shipping = isShipped ? (shippingPaise === 0 ? 'Free' : billRupees(shippingPaise)) : 'Collection from the shop'
  const parts = [
    ['Subtotal', billRupees(itemsPaise)],
    ['Shipping', shipping],
  ] as const
  drawBillSums(paper, parts, itemsPaise + (isShipped ? shippingPaise : 0))
}

function drawHeading(paper: Paper, title: string, about: string): void {
  paper.space(6)
  paper.room(60)
  paper.row({ text: title, isBold: true, mostLines: 2 })
  if (about) paper.row({ text: about, size: 9, isQuiet: true, mostLines: 2 })
  paper.space(3)
}

function drawLines(paper: Paper, lines: readonly PaperLine[]): void {
  for (const line of lines) {
    const { name, quantity, unitPricePaise: pricePaise } = line
    drawBillLine(paper, { name, quantity, pricePaise, amountPaise: lineAmountPaise(line) })
  }
}

function drawWayToOrder(paper: Paper, quote: WithId<StoredQuote>): void {
  paper.space(24)
  paper.room(qrSide + 6)
  const top = paper.y()
  const x = qrSide + 8
  drawQr(paper.document, quoteUrl(quote), { x: paper.left - 10, y: top - 8, side: qrSide + 8 })
  paper.row({ text: 'Order at these prices', x, size: 12, isBold: true })
  paper.space(2)
  paper.row({ text: `They are valid until ${longDay(quote.validUntil)}. Scan the code, or open`, x })
  const url = quoteUrl(quote)
  const linkTop = paper.y()
  // In two lines, because a URL cannot be wrapped.
  const secretAt = url.indexOf('#')
  for (const part of [url.slice(0, secretAt), url.slice(secretAt)]) paper.row({ text: part, x, size: 9 })
  paper.document.link(paper.left + x, linkTop, paperWidth - x, paper.y() - linkTop, url)
  paper.space(Math.max(0, top + qrSide - paper.y()))
}

const titleOf = ({ documents, copies }: OrderedJob) => {
  const [first] = documents
  const more = documents.length > 1 ? ` and ${documents.length - 1} more` : ''
  const said = `${formatCount(copies)} ${copies === 1 ? 'copy' : 'copies'}`
  return first?.name ? `${first.name}${more}, ${said}` : said
}

function aboutJob({ documents, sides, sheets }: OrderedJob): string {
  const pages = documents.reduce((sum, document) => sum + document.pages, 0)
  const said = [
    `${formatCount(pages)} ${pages === 1 ? 'page' : 'pages'}`,
    sides === 2 ? 'printed on both sides' : 'printed on one side',
    `${formatCount(sheets)} ${sheets === 1 ? 'sheet' : 'sheets'} per copy`,
  ]
  return said.join(', ')
}
