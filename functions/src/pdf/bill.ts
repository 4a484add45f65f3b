import { formatCount } from '@teeshala/contract/count-format'
import { toRupees } from '@teeshala/contract/money'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import { type Paper, paperWidth } from './paper.ts'

/** The head of a document with amounts: title, recipient, and facts on the right, with `strong` emphasised. */
export type BillHead = {
  readonly title: string
  readonly facts: readonly string[]
  readonly strong: number
  readonly recipient: { readonly title: string; readonly lines: readonly string[] }
}

export type BillLine = {
  readonly name: string
  /** Its options, in small print below. */
  readonly about?: string
  readonly quantity: number
  readonly pricePaise: number
  readonly amountPaise: number
}

const columns = {
  quantity: { x: paperWidth - 212, width: 60, alignsRight: true },
  price: { x: paperWidth - 148, width: 66, alignsRight: true },
  amount: { x: paperWidth - 80, width: 80, alignsRight: true },
} as const
const nameWidth = columns.quantity.x - 12

/** Formats paise for a printed document. */
export const billRupees = (paise: number) => formatAmount(toRupees(paise))

/** Draws the shop's name and address, the title, and the recipient. */
export function drawBillHead(paper: Paper, shop: StoreSettings, { title, facts, strong, recipient }: BillHead): void {
  const half = paperWidth / 2
  const right = { x: half, width: half, alignsRight: true }
  paper.row({ text: shop.shopName, size: 22, isBold: true, width: half }, { ...right, text: title, size: 22 })
  paper.space(4)
  const own = [
    shop.legalName === shop.shopName ? '' : shop.legalName,
    ...shop.addressLines,
    [shop.phone, shop.email].filter(Boolean).join(', '),
    shop.gstin && `GSTIN ${shop.gstin}`,
  ].filter(Boolean)
  for (let index = 0; index < Math.max(own.length, facts.length); index++) {
    paper.row(
      { text: own[index] ?? '', size: 9, isQuiet: true, width: half - 12, mostLines: 2 },
      { ...right, text: facts[index] ?? '', size: 10, isBold: index === strong },
    )
  }
  if (recipient.lines.length > 0) {
    paper.space(14)
    paper.row({ text: recipient.title, size: 9, isQuiet: true })
    for (const text of recipient.lines) paper.row({ text, mostLines: 2 })
  }
  paper.space(20)
}

/** Draws the column headings, repeated on further pages until `endBillTable`. */
export function beginBillTable(paper: Paper): void {
  const small = { size: 9, isQuiet: true }
  const draw = () => {
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
  draw()
  paper.onEachPage(draw)
}

export function endBillTable(paper: Paper): void {
  paper.onEachPage(() => {})
}

export function drawBillLine(paper: Paper, { name, about, quantity, pricePaise, amountPaise }: BillLine): void {
  paper.row(
    { text: name, width: nameWidth, mostLines: 2 },
    { text: formatCount(quantity), ...columns.quantity },
    { text: billRupees(pricePaise), ...columns.price },
    { text: billRupees(amountPaise), ...columns.amount },
  )
  if (about) paper.row({ text: about, width: nameWidth, size: 9, isQuiet: true, mostLines: 2 })
  paper.space(3)
  paper.rule()
  paper.space(5)
}

/** Draws the parts of the total, and the total. */
export function drawBillSums(paper: Paper, parts: readonly (readonly [string, string])[], totalPaise: number): void {
  const label = { x: nameWidth - 60, width: paperWidth - nameWidth - 60, alignsRight: false }
  const amount = { x: paperWidth - 160, width: 160, alignsRight: true }
  paper.room(76)
  paper.space(6)
  for (const [title, text] of parts) {
    paper.row({ text: title, ...label }, { text, ...amount })
    paper.space(3)
  }
  paper.space(3)
  const large = { size: 14, isBold: true }
  paper.row({ text: 'Total', ...label, ...large }, { text: billRupees(totalPaise), ...amount, ...large })
  paper.row({ text: 'All prices include GST.', ...label, size: 9, isQuiet: true })
}
