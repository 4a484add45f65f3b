import { toPaise } from '../money.ts'
import type { PriceList } from './price-list.ts'
import { optionOf, type PrintItem } from './print-item.ts'

/** A price that has changed, in paise; `toPaise` is undefined if the option is gone. */
export type PriceChange = { readonly fromPaise: number; readonly toPaise: number | undefined }

/** Returns how the price of a line differs from the list, or undefined if it does not. */
export function priceChangeOf(
  { type, details, price }: Pick<PrintItem, 'type' | 'details' | 'price'>,
  list: PriceList,
): PriceChange | undefined {
  const fromPaise = toPaise(price)
  const listed = list.find(type, optionOf({ type, details }) ?? '')
  return listed?.pricePaise === fromPaise ? undefined : { fromPaise, toPaise: listed?.pricePaise }
}

/** Returns a line at the list price, or undefined if its option is gone. */
export function atListedPrice<Item extends PrintItem>(item: Item, list: PriceList): Item | undefined {
  const listed = list.find(item.type, optionOf(item) ?? '')
  return listed && { ...item, price: listed.pricePaise / 100 }
}
