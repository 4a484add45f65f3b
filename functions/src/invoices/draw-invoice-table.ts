import { formatCount } from '@teeshala/contract/count-format'
import { toRupees } from '@teeshala/contract/money'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { InvoiceLine, StoredInvoice } from '@teeshala/contract/tax/invoice'
import { stateTaxName } from '@teeshala/contract/tax/shop-tax'
import { type Paper, paperWidth } from '../pdf/paper.ts'

type Column = {
  readonly title: string
  readonly width: number
  readonly text: (line: InvoiceLine) => string
}

/** Without the currency sign, which is in the column heading and the totals. */
const plain = (paise: number) => formatAmount(toRupees(paise)).slice(1)
const gap = 6
const small = { size: 8.5 } as const

const name = (width: number): Column => ({ title: 'Item', width, text: (line) => line.name })
const hsn: Column = { title: 'HSN/SAC', width: 50, text: (line) => line.hsn }
const quantity: Column = {
  title: 'Qty',
  width: 42,
  text: (line) => (line.quantity === 0 ? '' : `${formatCount(line.quantity)}${line.unit === 'PCS' ? ' pcs' : ''}`),
}
const taxable: Column = { title: 'Value (₹)', width: 66, text: (line) => plain(line.taxablePaise) }
const rate: Column = { title: 'GST', width: 28, text: (line) => `${line.percent}%` }
const total: Column = { title: 'Amount (₹)', width: 66, text: (line) => plain(line.netPaise) }

function columnsOf({ scheme, series, sellerState, placeOfSupply }: StoredInvoice): readonly Column[] {
  if (scheme !== 'regular' || series === 'BOS') return withName([hsn, quantity, total])
  const halves: Column[] = [
    { title: 'CGST', width: 56, text: (line) => plain(line.cgstPaise) },
    { title: stateTaxName(sellerState), width: 56, text: (line) => plain(line.sgstPaise) },
  ]
  const whole: Column[] = [{ title: 'IGST', width: 62, text: (line) => plain(line.igstPaise) }]
  return withName([hsn, quantity, taxable, rate, ...(placeOfSupply === sellerState ? halves : whole), total])
}

function withName(columns: readonly Column[]): readonly Column[] {
  const taken = columns.reduce((sum, { width }) => sum + width + gap, 0)
  return [name(paperWidth - taken), ...columns]
}

/** Draws the lines of an invoice, repeating the column headings on every page. */
export function drawInvoiceTable(paper: Paper, invoice: StoredInvoice): void {
  const columns = columnsOf(invoice)
  let x = 0
  const placed = columns.map((column, index) => {
    const at = { x, width: column.width, alignsRight: index > 1 }
    x += column.width + gap
    return { ...column, at }
  })
  const [first] = placed
  const drawHeads = () => {
    paper.row(...placed.map(({ title, at }) => ({ text: title, ...at, ...small, isQuiet: true })))
    paper.space(3)
    paper.rule(1)
    paper.space(5)
  }
  drawHeads()
  paper.onEachPage(drawHeads)
  for (const line of invoice.lines) {
    paper.room(36)
    paper.row(
      ...placed.map(({ text, at }, index) => ({ text: text(line), ...at, ...small, mostLines: index === 0 ? 3 : 1 })),
    )
    const discount = line.discountPaise > 0 ? `less ₹${plain(line.discountPaise)} discount` : ''
    const about = [line.about, discount].filter(Boolean).join(', ')
    if (about && first) paper.row({ text: about, ...first.at, size: 8, isQuiet: true, mostLines: 3 })
    paper.space(3)
    paper.rule()
    paper.space(5)
  }
  paper.onEachPage(() => {})
}
