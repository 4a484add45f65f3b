import { routesOf } from '../http/route.ts'
import { deleteProduct } from './delete-product.ts'
import { listColorsInUse, listTypesInUse } from './list-in-use.ts'
import { listProductColors } from './list-product-colors.ts'
import { listProductTypes } from './list-product-types.ts'
import { readProduct } from './read-product.ts'
import { addProduct, changeProduct } from './write-product.ts'
import { addProductColor, changeProductColor, deleteProductColor } from './write-product-color.ts'
import { addProductType, changeProductType, deleteProductType } from './write-product-type.ts'

export const catalogueRoutes = routesOf({
  readProduct,
  addProduct,
  changeProduct,
  deleteProduct,
  listProductTypes,
  addProductType,
  changeProductType,
  deleteProductType,
  listTypesInUse,
  listProductColors,
  addProductColor,
  changeProductColor,
  deleteProductColor,
  listColorsInUse,
})
