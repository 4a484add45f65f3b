import { toPaise } from '@teeshala/contract/money'
import type { PriceStaffOrderRequest, StaffGoods } from '@teeshala/contract/orders/staff-order'
import { atListedPrice, priceChangeOf } from '@teeshala/contract/printing/price-changes'
import type { PriceList } from '@teeshala/contract/printing/price-list'
import { piecesAndCopies } from '@teeshala/contract/printing/price-print-order'
import type { PrintItem } from '@teeshala/contract/printing/print-item'
import type { SummaryLine } from '../../../shared/printing/OrderSummary.tsx'
import { discountOf, emptyTerms, type OrderTerms } from '../order-draft.ts'

export type DraftItem = PrintItem & { id: string }

/** An order of printing that is being taken. Each line keeps the price that the customer was told. */
export type PrintDraft = {
  readonly items: readonly DraftItem[]
  readonly terms: OrderTerms
}

/** As it mostly is of printing: the customer stands at the counter, pays there and comes back for it. */
export const emptyPrintDraft: PrintDraft = {
  items: [],
  terms: { ...emptyTerms, origin: 'counter', isShipped: false, payment: 'cash' },
}

/** Returns the lines of the summary; where the list is known, with what changed since they were added. */
export function summaryLines({ items }: PrintDraft, list: PriceList | undefined): SummaryLine[] {
  return items.map((item) => ({
    id: item.id,
    name: item.name ?? '',
    about: item.details.description ?? '',
    quantity: item.quantity,
    pricePaise: toPaise(item.price),
    change: list && priceChangeOf(item, list),
  }))
}

/** Returns 'Total Items' and 'Grand Total' as they were told. */
export function totalsOf({ items }: PrintDraft) {
  return {
    totalItems: piecesAndCopies(items, []),
    grandTotalPaise: items.reduce((sum, { price, quantity }) => sum + toPaise(price) * quantity, 0),
  }
}

export const isEmpty = ({ items }: PrintDraft): boolean => items.length === 0

/** Whether a price is another one than was told, or an option is gone. */
export const hasPriceChange = ({ items }: PrintDraft, list: PriceList): boolean =>
  items.some((item) => priceChangeOf(item, list))

/** Returns the draft at the prices of the list, without what is gone. */
export function atListedPrices(draft: PrintDraft, list: PriceList): PrintDraft {
  return { ...draft, items: draft.items.flatMap((item) => atListedPrice(item, list) ?? []) }
}

/** Returns the draft with a line that was removed back in its place. */
export function withLineBack(draft: PrintDraft, line: DraftItem, index: number): PrintDraft {
  return { ...draft, items: draft.items.toSpliced(Math.min(index, draft.items.length), 0, line) }
}

/** What is ordered, as the calls take it; undefined while there is nothing. */
export function printGoodsOf(draft: PrintDraft): StaffGoods | undefined {
  if (isEmpty(draft)) return undefined
  return { kind: 'print', items: [...draft.items], jobs: [], files: [], note: '' }
}

/** What is asked for the price of the order as it stands. */
export function printPriceRequestOf(draft: PrintDraft): PriceStaffOrderRequest | undefined {
  const goods = printGoodsOf(draft)
  const discount = discountOf(draft.terms)
  return goods && { goods, isShipped: draft.terms.isShipped, ...(discount && { discount }) }
}
