import { toPaise } from '@teeshala/contract/money'
import type { PriceStaffOrderRequest } from '@teeshala/contract/orders/staff-order'
import { atListedPrice, priceChangeOf } from '@teeshala/contract/printing/price-changes'
import { copyPaiseOf, type PagesOfDocument, priceJob } from '@teeshala/contract/printing/price-job'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import { piecesAndCopies } from '@teeshala/contract/printing/price-print-order'
import type { PrintItem } from '@teeshala/contract/printing/print-item'
import type { JobChoices, PrintJob } from '@teeshala/contract/printing/print-job'
import type { TradeRules } from '@teeshala/contract/printing/trade-rules'
import { choiceWords, documentsName } from '../../../shared/printing/job/choice-words.ts'
import type { SummaryLine } from '../../../shared/printing/OrderSummary.tsx'
import { discountOf, emptyTerms, type OrderTerms } from '../draft/order-draft.ts'

export type DraftItem = PrintItem & { id: string }

/** Documents on the order, with the shop's findings and the price per copy told to the customer. */
export type DraftJob = PrintJob & {
  readonly id: string
  readonly counted: readonly PagesOfDocument[]
  readonly pricePaise: number
}

/** Documents not on the order yet, by upload. */
export type BegunJob = { readonly documents: readonly string[]; readonly choices?: JobChoices }

/** A print order being taken. Each line keeps the price told to the customer. */
export type PrintDraft = {
  readonly items: readonly DraftItem[]
  readonly jobs: readonly DraftJob[]
  readonly begun: BegunJob
  readonly terms: OrderTerms
}

/** The usual case: the customer is at the counter, pays there and comes back to collect. */
export const emptyPrintDraft: PrintDraft = {
  items: [],
  jobs: [],
  begun: { documents: [] },
  terms: { ...emptyTerms, origin: 'counter', isShipped: false, payment: 'cash' },
}

/** Prices for an order; undefined while they load. */
export type Prices = { readonly list: PriceList | undefined; readonly rules: TradeRules | undefined }

export const isEmpty = ({ items, jobs }: PrintDraft): boolean => items.length + jobs.length === 0

/** Returns the lines of the summary, with changes since they were added once prices are known. */
export function summaryLines(draft: PrintDraft, { list, rules }: Prices): SummaryLine[] {
  const items = draft.items.map((item) => ({
    id: item.id,
    name: item.name ?? '',
    about: item.details.description ?? '',
    quantity: item.quantity,
    pricePaise: toPaise(item.price),
    change: list && priceChangeOf(item, list),
  }))
  const jobs = draft.jobs.map((job) => ({
    id: job.id,
    name: documentsName(job.documents),
    about: rules ? choiceWords(job, rules) : '',
    quantity: job.copies,
    pricePaise: job.pricePaise,
    ...(list && rules && nowOf(job, list, rules)),
  }))
  return [...items, ...jobs]
}

/** Returns how a job's price has changed, or why it cannot be made any more. */
function nowOf(job: DraftJob, list: PriceList, rules: TradeRules): Pick<SummaryLine, 'change' | 'problem'> {
  const priced = priceJob(job, job.counted, list, rules)
  if ('problems' in priced) return { problem: Object.values(priced.problems)[0] }
  const copyPaise = copyPaiseOf(priced.job, job.copies)
  return copyPaise === job.pricePaise ? {} : { change: { fromPaise: job.pricePaise, toPaise: copyPaise } }
}

/** Returns 'Total Items' and 'Grand Total' as told to the customer. */
export function totalsOf({ items, jobs }: PrintDraft) {
  const ofItems = items.reduce((sum, { price, quantity }) => sum + toPaise(price) * quantity, 0)
  return {
    totalItems: piecesAndCopies(items, jobs),
    grandTotalPaise: jobs.reduce((sum, { pricePaise, copies }) => sum + pricePaise * copies, ofItems),
  }
}

/** Returns the lines that cannot be ordered as told: the price changed, or they are no longer possible. */
export const changedLines = (draft: PrintDraft, prices: Prices): SummaryLine[] =>
  summaryLines(draft, prices).filter(({ change, problem }) => change || problem)

/** Returns whether any line cannot be ordered as told. */
export const hasChanges = (draft: PrintDraft, prices: Prices): boolean => changedLines(draft, prices).length > 0

/** Returns the draft at present prices, without removed options; a job that is no longer possible stays and says so. */
export function atPresentPrices(draft: PrintDraft, { list, rules }: Prices): PrintDraft {
  if (!list || !rules) return draft
  return {
    ...draft,
    items: draft.items.flatMap((item) => atListedPrice(item, list) ?? []),
    jobs: draft.jobs.map((job) => ({ ...job, pricePaise: nowOf(job, list, rules).change?.toPaise ?? job.pricePaise })),
  }
}

/** Returns the draft without a line. */
export function withoutLine(draft: PrintDraft, id: string): PrintDraft {
  const isOther = (line: { id: string }) => line.id !== id
  return { ...draft, items: draft.items.filter(isOther), jobs: draft.jobs.filter(isOther) }
}

/** Returns the draft with a line restored at its former position. */
export function withLineBack(draft: PrintDraft, before: PrintDraft, id: string): PrintDraft {
  const back = <Line extends { id: string }>(now: readonly Line[], then: readonly Line[]) => {
    const index = then.findIndex((line) => line.id === id)
    const line = then[index]
    return line ? now.toSpliced(index, 0, line) : now
  }
  return { ...draft, items: back(draft.items, before.items), jobs: back(draft.jobs, before.jobs) }
}

/** Returns the goods for the API. */
export function printGoodsOf(draft: PrintDraft) {
  const jobs = draft.jobs.map(({ id: _, counted: __, pricePaise: ___, ...job }) => job)
  return { items: [...draft.items], jobs, files: [], note: '' }
}

/** Returns the price request for the present order. */
export function printPriceRequestOf(draft: PrintDraft): PriceStaffOrderRequest {
  const discount = discountOf(draft.terms)
  const goods = { kind: 'print', ...printGoodsOf(draft) } as const
  return { goods, isShipped: draft.terms.isShipped, ...(discount && { discount }) }
}
