import type { ShippingRule } from '@teeshala/contract/orders/amounts/order-amounts'
import { type PricedPrintOrder, pricePrintOrder } from '@teeshala/contract/printing/price-print-order'
import type { StoredQuote } from '@teeshala/contract/printing/quotes/quote'
import { goodsForRepricing } from '@teeshala/contract/printing/quotes/quote-goods'
import type { Firestore } from 'firebase-admin/firestore'
import { readAll } from '../firestore/read-documents.ts'
import { type PrintPrices, printPriceDocuments, printPricesOf } from '../pricing/print-prices.ts'

/** Reads the present prices and rules for printing. */
export async function presentPrices(db: Firestore): Promise<PrintPrices> {
  const { sections, rules } = printPriceDocuments(db)
  const [storedRules, ...stored] = await readAll(db, rules, ...sections)
  return printPricesOf(stored, storedRules)
}

/** Returns what a quote's items cost at these prices; undefined if some are no longer offered. */
export function presentPrice(
  { lines, jobs }: Pick<StoredQuote, 'lines' | 'jobs'>,
  { list, rules }: PrintPrices,
  shipping: ShippingRule,
): PricedPrintOrder | undefined {
  const priced = pricePrintOrder(goodsForRepricing(lines, jobs), list, rules, shipping)
  return 'problems' in priced ? undefined : priced
}
