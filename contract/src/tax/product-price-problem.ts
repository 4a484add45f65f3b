import { garmentPaise } from '../bulk/piece-price.ts'
import type { StoredProduct } from '../catalogue/product.ts'
import type { Day } from '../india-day.ts'
import { lessPercent, type QuantityBreak } from '../quantity-break.ts'
import { betweenRatesWords, isApparel, isBetweenRates } from './garment-rate.ts'

type Priced = Pick<StoredProduct, 'pricePaise' | 'bulkPricePaise' | 'isCustomizable' | 'specification'>
type Problem = { readonly field: 'price' | 'bulkPrice'; readonly message: string }

/**
 * Returns what is wrong with a product's prices before the tax law, by its field: a garment that costs more than the lower rate of GST allows, and too
 * little for the higher. Looked at are both prices, and what remains of the second at each quantity break. A shop that collects no GST has no such gap.
 */
export function productPriceProblem(product: Priced, breaks: readonly QuantityBreak[], day: Day): Problem | undefined {
  const { pricePaise, bulkPricePaise, isCustomizable, specification } = product
  if (specification.hsn !== undefined && !isApparel(specification.hsn)) return undefined
  if (isBetweenRates(pricePaise, day)) return { field: 'price', message: betweenRatesWords(pricePaise, day) }
  if (bulkPricePaise !== undefined && isBetweenRates(bulkPricePaise, day)) {
    return { field: 'bulkPrice', message: betweenRatesWords(bulkPricePaise, day) }
  }
  const step = isCustomizable ? brokenStep(product, breaks, day) : undefined
  return step && { field: bulkPricePaise === undefined ? 'price' : 'bulkPrice', message: step.message }
}

/** Returns the first quantity break that brings a garment between both rates, in words. */
export function brokenStep(product: Priced, breaks: readonly QuantityBreak[], day: Day) {
  for (const { from, percent } of breaks) {
    const paise = lessPercent(garmentPaise(product), percent)
    if (isBetweenRates(paise, day)) return { from, message: `From ${from} pieces on: ${betweenRatesWords(paise, day)}` }
  }
  return undefined
}
