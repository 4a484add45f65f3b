import type { OrderAmounts, ShippingRule } from '../orders/amounts/order-amounts.ts'
import { orderAmounts } from '../orders/amounts/order-amounts.ts'
import type { PaperLine } from '../orders/order-lines.ts'
import { goodsCodeOf } from '../tax/goods-code-of.ts'
import { itemDescription, itemName } from './item-words.ts'
import { type PagesOfDocument, type PricedJob, priceJob } from './price-job.ts'
import type { PriceList } from './price-list.ts'
import { optionOf, type PrintItem } from './print-item.ts'
import type { PrintJob } from './print-job.ts'
import type { TradeRules } from './trade-rules.ts'

/** What is ordered; the documents of each job are given by the facts read from them, in order. */
export type PrintGoods = {
  readonly items: readonly Pick<PrintItem, 'type' | 'quantity' | 'details'>[]
  readonly jobs: readonly (Omit<PrintJob, 'documents'> & { readonly documents: readonly PagesOfDocument[] })[]
}

export type PrintTotals = {
  readonly amounts: OrderAmounts
  /** The pieces of single lines plus the copies of jobs. */
  readonly totalItems: number
}

export type PricedPrintOrder = PrintTotals & {
  /** The single lines first, then those of the jobs; `job` is an index from 0. */
  readonly lines: readonly PaperLine[]
  readonly jobs: readonly PricedJob[]
}

/** The problems of an order by field: 'items.0.details', 'jobs.1.binding'. */
export type PrintProblems = Readonly<Record<string, string>>

/** Why an order cannot be made, and what it comes to if it is only too large. */
type RefusedPrintOrder = { readonly problems: PrintProblems; readonly totals?: PrintTotals }

/** Orders of a crore of rupees or more have to be arranged in person. */
const maxPrintOrderPaise = 999_999_999
const tooLarge = {
  customer: 'For an order of ₹1 crore or more, please call the shop.',
  staff: 'An order or quote has to be below ₹1 crore. Please split it.',
}

/**
 * Returns the price of a print order by the list and rules, in paise, or why it cannot be made, worded for the one who orders. The only code that prices
 * printing: the server decides by it, and the pages display it.
 */
export function pricePrintOrder(
  { items, jobs }: PrintGoods,
  list: PriceList,
  rules: TradeRules,
  shipping: ShippingRule,
  by: 'customer' | 'staff' = 'customer',
): PricedPrintOrder | RefusedPrintOrder {
  const problems: Record<string, string> = {}
  const lines: Omit<PaperLine, '_id'>[] = []
  for (const [index, item] of items.entries()) {
    const option = optionOf(item) ?? ''
    const listed = list.find(item.type, option)
    if (!listed) {
      problems[`items.${index}.details`] = `${itemName(item.type, option)} is not on our price list any more`
      continue
    }
    const { section, pricePaise, description } = listed
    lines.push({
      kind: 'paper',
      section,
      option,
      name: itemName(section, option),
      description: description ?? itemDescription(section, option),
      quantity: item.quantity,
      unitPricePaise: pricePaise,
      ...goodsCodeOf(listed),
    })
  }
  const priced = jobs.flatMap((choices, job): PricedJob[] => {
    const result = priceJob(choices, choices.documents, list, rules)
    if ('problems' in result) {
      for (const [field, problem] of Object.entries(result.problems)) problems[`jobs.${job}.${field}`] = problem
      return []
    }
    lines.push(...result.job.lines.map((line) => ({ ...line, job })))
    return [result.job]
  })
  if (Object.keys(problems).length > 0) return { problems }
  const totals = { amounts: orderAmounts(lines, shipping), totalItems: piecesAndCopies(items, jobs) }
  if (totals.amounts.totalPaise > maxPrintOrderPaise) return { problems: { items: tooLarge[by] }, totals }
  return { lines: lines.map((line, index) => ({ ...line, _id: `${index + 1}` })), jobs: priced, ...totals }
}

/** Returns the 'Total Items' of an order: the pieces of its single lines plus the copies of its jobs. */
export function piecesAndCopies(
  items: readonly { readonly quantity: number }[],
  jobs: readonly { readonly copies: number }[],
): number {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return jobs.reduce((sum, { copies }) => sum + copies, pieces)
}
