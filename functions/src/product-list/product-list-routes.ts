import { type Route, route } from '../http/route.ts'
import { adjustProduct } from './adjust-product.ts'
import { exportProducts } from './export-products.ts'
import { checkImport } from './import/check-import.ts'
import { importProducts } from './import/import-products.ts'
import { listAdminProducts } from './list-admin-products.ts'
import { readAdminProduct } from './read-admin-product.ts'

export const productListRoutes: readonly Route[] = [
  route('adjustProduct', adjustProduct),
  route('exportProducts', exportProducts, { takesLong: true }),
  route('checkImport', checkImport),
  route('importProducts', importProducts),
  route('listAdminProducts', listAdminProducts),
  route('readAdminProduct', readAdminProduct),
]
