import { routesOf } from '../http/route.ts'
import { deleteProduct } from './delete-product.ts'
import { listColorsInUse, listTypesInUse } from './options/list-in-use.ts'
import { listProductColors } from './options/list-product-colors.ts'
import { listProductTypes } from './options/list-product-types.ts'
import { addProductColor, changeProductColor, deleteProductColor } from './options/write-product-color.ts'
import { addProductType, changeProductType, deleteProductType } from './options/write-product-type.ts'
import { readProduct } from './read-product.ts'
import { addProduct, changeProduct } from './write-product.ts'

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
