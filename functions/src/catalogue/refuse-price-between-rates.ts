import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { dayOf } from '@teeshala/contract/india-day'
import { productPriceProblem } from '@teeshala/contract/tax/product-price-problem'
import { shopTaxOf } from '@teeshala/contract/tax/shop-tax'
import { fieldError } from '../errors/app-error.ts'
import type { currentSettings } from '../settings/read-settings.ts'

type Settings = Pick<
  Awaited<ReturnType<typeof currentSettings>>,
  'gstin' | 'addressLines' | 'isComposition' | 'quantityBreaks'
>

/** Throws INVALID_INPUT if a price of the product lies between the GST rate limits of clothing. */
export function refusePriceBetweenRates(product: StoredProduct, settings: Settings, now: Date): void {
  if (shopTaxOf(settings).scheme !== 'regular') return
  const problem = productPriceProblem(product, settings.quantityBreaks, dayOf(now))
  if (problem) throw fieldError(problem.field, problem.message)
}
