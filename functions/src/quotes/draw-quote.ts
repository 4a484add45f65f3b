import { formatCount } from '@teeshala/contract/count-format'
import { toRupees } from '@teeshala/contract/money'
import { lineAmountPaise, type PaperLine } from '@teeshala/contract/orders/order-lines'
import type { OrderedJob } from '@teeshala/contract/printing/print-job'
import type { StoredQuote } from '@teeshala/contract/printing/quote'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import type { WithId } from '../firestore/read-documents.ts'
import { drawQr } from '../pdf/draw-qr.ts'
import { openPaper, type Paper, paperWidth } from '../pdf/paper.ts'
import { dayOfQuote, longDay, quoteUrl } from './quote-words.ts'

const columns = {
  quantity: { x: paperWidth - 212, width: 60, alignsRight: true },
  price: { x: paperWidth - 148, width: 66, alignsRight: true },
  amount: { x: paperWidth - 80, width: 80, alignsRight: true },
} as const
const nameWidth = columns.quantity.x - 12
const qrSide = 88

const rupees = (paise: number) => formatAmount(toRupees(paise))

/** Draws a quote on the shop's letter: what is printed at which price, until when, and the way to order it. */
export async function drawQuote(quote: WithId<StoredQuote>, shop: StoreSettings): Promise<Buffer> {
  const { _id, createdAt, lines, jobs, note } = quote
  const paper = await openPaper(`Quote ${_id}`, createdAt, [JSON.stringify([quote, shop]), '₹'])
  drawLetterhead(paper, quote, shop)
  drawTableHead(paper)
  paper.onEachPage(() => drawTableHead(paper))
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
  paper.onEachPage(() => {})
  drawSums(paper, quote)
  if (note) {
    paper.space(14)
    paper.row({ text: 'Note', size: 9, isQuiet: true })
    paper.row({ text: note, mostLines: 12 })
  }
  drawWayToOrder(paper, quote)
  return paper.finish(`${shop.shopName}, quote ${_id}`)
}

function drawLetterhead(paper: Paper, quote: WithId<StoredQuote>, shop: StoreSettings): void {
  const { _id, createdAt, validUntil, contact } = quote
  const half = paperWidth / 2
  const right = { x: half, width: half, alignsRight: true }
  paper.row({ text: shop.shopName, size: 22, isBold: true, width: half }, { ...right, text: 'Quote', size: 22 })
  paper.space(4)
  const own = [
    shop.legalName === shop.shopName ? '' : shop.legalName,
    ...shop.addressLines,
    [shop.phone, shop.email].filter(Boolean).join(', '),
    shop.gstin && `GSTIN ${shop.gstin}`,
  ].filter(Boolean)
  const facts = [`Number ${_id}`, `Date ${dayOfQuote(createdAt)}`, `Valid until ${longDay(validUntil)}`]
  for (let index = 0; index < Math.max(own.length, facts.length); index++) {
    paper.row(
      { text: own[index] ?? '', size: 9, isQuiet: true, width: half - 12, mostLines: 2 },
      { ...right, text: facts[index] ?? '', size: 10, isBold: index === 2 },
    )
  }
  const to = [contact.name, contact.phone, contact.email].filter(Boolean)
  if (to.length > 0) {
    paper.space(14)
    paper.row({ text: 'For', size: 9, isQuiet: true })
    paper.row({ text: to.join(', '), mostLines: 2 })
  }
  paper.space(20)
}

function drawTableHead(paper: Paper): void {
  const small = { size: 9, isQuiet: true }
  paper.row(
    { text: 'Item', width: nameWidth, ...small },
    { text: 'Quantity', ...columns.quantity, ...small },
    { text: 'Price', ...columns.price, ...small },
    { text: 'Amount', ...columns.amount, ...small },
  )
  paper.space(3)
  paper.rule(1)
  paper.space(6)
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
    paper.row(
      { text: line.name, width: nameWidth, mostLines: 2 },
      { text: formatCount(line.quantity), ...columns.quantity },
      { text: rupees(line.unitPricePaise), ...columns.price },
      { text: rupees(lineAmountPaise(line)), ...columns.amount },
    )
    paper.space(3)
    paper.rule()
    paper.space(5)
  }
}

function drawSums(paper: Paper, { itemsPaise, shippingPaise, isShipped }: StoredQuote): void {
  const shipping = isShipped ? (shippingPaise === 0 ? 'Free' : rupees(shippingPaise)) : 'Collected from the shop'
  paper.room(76)
  paper.space(6)
  const label = { x: nameWidth - 60, width: paperWidth - nameWidth - 60, alignsRight: false }
  for (const [title, amount] of [
    ['Subtotal', rupees(itemsPaise)],
    ['Shipping', shipping],
  ] as const) {
    paper.row({ text: title, ...label }, { text: amount, x: paperWidth - 160, width: 160, alignsRight: true })
    paper.space(3)
  }
  paper.space(3)
  paper.row(
    { text: 'Total', ...label, size: 14, isBold: true },
    {
      text: rupees(itemsPaise + (isShipped ? shippingPaise : 0)),
      x: paperWidth - 160,
      width: 160,
      size: 14,
      isBold: true,
      alignsRight: true,
    },
  )
  paper.row({ text: 'All prices include GST.', ...label, size: 9, isQuiet: true })
}

function drawWayToOrder(paper: Paper, quote: WithId<StoredQuote>): void {
  paper.space(24)
  paper.room(qrSide + 6)
  const top = paper.y()
  const x = qrSide + 8
  drawQr(paper.document, quoteUrl(quote), { x: paper.left - 10, y: top - 8, side: qrSide + 8 })
  paper.row({ text: 'Order at these prices', x, size: 12, isBold: true })
  paper.space(2)
  paper.row({ text: `They hold until ${longDay(quote.validUntil)}. Scan the code, or open`, x })
  const url = quoteUrl(quote)
  const linkTop = paper.y()
  // In two lines, because nothing in an address can be wrapped.
  const secretAt = url.indexOf('?')
  for (const part of [url.slice(0, secretAt), url.slice(secretAt)]) paper.row({ text: part, x, size: 9 })
  paper.document.link(paper.left + x, linkTop, paperWidth - x, paper.y() - linkTop, url)
  paper.space(Math.max(0, top + qrSide - paper.y()))
}

const titleOf = ({ documents, copies }: OrderedJob) => {
  const [first] = documents
  const more = documents.length > 1 ? ` and ${documents.length - 1} more` : ''
  return `${first?.name ?? ''}${more}, ${formatCount(copies)} ${copies === 1 ? 'copy' : 'copies'}`
}

function aboutJob({ documents, sides, sheets }: OrderedJob): string {
  const pages = documents.reduce((sum, document) => sum + document.pages, 0)
  const said = [
    `${formatCount(pages)} ${pages === 1 ? 'page' : 'pages'}`,
    sides === 2 ? 'printed on both sides' : 'printed on one side',
    `${formatCount(sheets)} ${sheets === 1 ? 'sheet' : 'sheets'} a copy`,
  ]
  return said.join(', ')
}
