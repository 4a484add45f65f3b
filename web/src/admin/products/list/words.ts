import type { ProductFlag } from '@teeshala/contract/catalogue/product-list'

/** What the address calls the product that is being changed. */
export const editParameter = 'edit'

/** What staff mark products with, in words. */
export const flagWords: Readonly<Record<ProductFlag, string>> = {
  isBestSeller: 'Best seller',
  isNew: 'New',
  isSeasonal: 'Seasonal',
  isCustomizable: 'Customizable',
}
