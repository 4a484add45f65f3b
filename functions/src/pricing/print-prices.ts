import { type PriceList, priceListOf } from '@teeshala/contract/printing/price-list'
import type { StoredPricingSection } from '@teeshala/contract/printing/pricing'
import type { StoredTradeRules, TradeRules } from '@teeshala/contract/printing/trade-rules'
import type { Firestore } from 'firebase-admin/firestore'
import type { WithId } from '../firestore/read-documents.ts'
import { pricingDocuments, pricingOf } from './read-pricing.ts'
import { tradeRulesDocument, tradeRulesOf } from './read-trade-rules.ts'

export type PrintPrices = { readonly list: PriceList; readonly rules: TradeRules }

/** Returns the documents that determine print prices, those of the list sorted by path. */
export function printPriceDocuments(db: Firestore) {
  const sections = pricingDocuments(db).sort((one, other) => (one.path < other.path ? -1 : 1))
  return { sections, rules: tradeRulesDocument(db) }
}

/** Returns the prices in these documents. */
export function printPricesOf(
  sections: readonly (WithId<StoredPricingSection> | undefined)[],
  rules: WithId<StoredTradeRules> | undefined,
): PrintPrices {
  return { list: priceListOf(pricingOf(sections)), rules: tradeRulesOf(rules) }
}
