import { garmentPaise } from '../bulk/piece-price.ts'
import type { StoredProduct } from '../catalogue/product.ts'
import type { Day } from '../india-day.ts'
import { lessPercent, type QuantityBreak } from '../quantity-break.ts'
import { betweenRatesWords, isApparel, isBetweenRates } from './garment-rate.ts'

type Priced = Pick<StoredProduct, 'pricePaise' | 'bulkPricePaise' | 'isCustomizable' | 'specification'>
type Problem = { readonly field: 'price' | 'bulkPrice'; readonly message: string }

/**
 * Returns how a product's prices conflict with tax law, under the field concerned: a garment priced above what the lower GST rate allows and below what
 * the higher one requires. Checks both prices, and the second one after each quantity break. The caller skips shops that collect no GST, which have no
 * such gap.
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

/** Returns the first quantity break that puts a garment's price between the two rates, with its message. */
export function brokenStep(product: Priced, breaks: readonly QuantityBreak[], day: Day) {
  for (const { from, percent } of breaks) {
    const paise = lessPercent(garmentPaise(product), percent)
    if (isBetweenRates(paise, day)) return { from, message: `From ${from} pieces on: ${betweenRatesWords(paise, day)}` }
  }
  return undefined
}
