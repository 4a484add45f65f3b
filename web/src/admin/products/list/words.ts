import type { ProductFlag } from '@teeshala/contract/catalogue/listing/product-list'
import * as texts from '../../../texts/admin/products.ts'

/** The URL parameter of the product being edited. */
export const editParameter = 'edit'

/** The staff's product flags in words. */
export const flagWords: Readonly<Record<ProductFlag, string>> = {
  isBestSeller: texts.bestSeller,
  isNew: texts.newLabel,
  isSeasonal: texts.seasonal,
  isCustomizable: texts.customizable,
}
