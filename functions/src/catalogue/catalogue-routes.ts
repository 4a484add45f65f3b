import { type Route, route } from '../http/route.ts'
import { deleteProduct } from './delete-product.ts'
import { listColorsInUse, listTypesInUse } from './list-in-use.ts'
import { listProductColors } from './list-product-colors.ts'
import { listProductTypes } from './list-product-types.ts'
import { readProduct } from './read-product.ts'
import { addProduct, changeProduct } from './write-product.ts'
import { addProductColor, changeProductColor, deleteProductColor } from './write-product-color.ts'
import { addProductType, changeProductType, deleteProductType } from './write-product-type.ts'

export const catalogueRoutes: readonly Route[] = [
  route('readProduct', readProduct),
  route('addProduct', addProduct),
  route('changeProduct', changeProduct),
  route('deleteProduct', deleteProduct),
  route('listProductTypes', listProductTypes),
  route('addProductType', addProductType),
  route('changeProductType', changeProductType),
  route('deleteProductType', deleteProductType),
  route('listTypesInUse', listTypesInUse),
  route('listProductColors', listProductColors),
  route('addProductColor', addProductColor),
  route('changeProductColor', changeProductColor),
  route('deleteProductColor', deleteProductColor),
  route('listColorsInUse', listColorsInUse),
]
