import type { Product } from '@teeshala/contract/catalogue/product'
import { cleanLine } from '@teeshala/contract/text'
import { requestOf, valuesOf } from '../form/product-values.ts'

const longestName = 300
const ending = ' (copy)'

/** Returns a hidden copy of a product without stock, to be edited before it is shown. */
export const duplicateOf = (product: Product) => ({
  ...requestOf(valuesOf(product)),
  name: `${cleanLine(product.name, longestName - ending.length)}${ending}`,
  stock: 0,
  isHidden: true,
})
