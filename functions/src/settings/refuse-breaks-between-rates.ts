import { dayOf } from '@teeshala/contract/india-day'
import type { AllSettings } from '@teeshala/contract/settings/store-settings'
import { isApparel } from '@teeshala/contract/tax/garment-rate'
import { apparelRates, entryInForce } from '@teeshala/contract/tax/gst-law'
import { brokenStep } from '@teeshala/contract/tax/product-price-problem'
import { shopTaxOf } from '@teeshala/contract/tax/shop-tax'
import { fieldError } from '../errors/app-error.ts'
import { productsIn } from '../firestore/collections.ts'
import type { Deps } from '../ports/deps.ts'

type Settings = Pick<AllSettings, 'gstin' | 'addressLines' | 'isComposition' | 'quantityBreaks'>

/** How many products are checked per field: there are few expensive garments. */
const mostLookedAt = 25

/** Throws INVALID_INPUT if a quantity break would bring a garment's price between the GST rate limits of clothing. */
export async function refuseBreaksBetweenRates(settings: Settings, { db, now }: Deps): Promise<void> {
  const { quantityBreaks } = settings
  if (quantityBreaks.length === 0 || shopTaxOf(settings).scheme !== 'regular') return
  const day = dayOf(now())
  const { upToPaise, percent } = entryInForce(apparelRates, day)
  const above = (upToPaise * (100 + percent)) / 100
  const found = await Promise.all(
    ['pricePaise', 'bulkPricePaise'].map((field) =>
      productsIn(db).where(field, '>', above).orderBy(field).limit(mostLookedAt).get(),
    ),
  )
  for (const product of found.flatMap(({ docs }) => docs.map((document) => document.data()))) {
    const { hsn } = product.specification
    if (!product.isCustomizable || (hsn !== undefined && !isApparel(hsn))) continue
    const step = brokenStep(product, quantityBreaks, day)
    if (!step) continue
    throw fieldError('quantityBreaks', `${product.name}. ${step.message}`)
  }
}
