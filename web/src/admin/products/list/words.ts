import type { ProductFlag } from '@teeshala/contract/catalogue/listing/product-list'
import * as texts from '../../../texts/admin/products.ts'

/** What the address calls the product that is being changed. */
export const editParameter = 'edit'

/** What staff mark products with, in words. */
export const flagWords: Readonly<Record<ProductFlag, string>> = {
  isBestSeller: texts.bestSeller,
  isNew: texts.newLabel,
  isSeasonal: texts.seasonal,
  isCustomizable: texts.customizable,
}
