import { routesOf } from '../http/route.ts'
import { adjustProduct } from './adjust-product.ts'
import { exportProducts } from './export-products.ts'
import { checkImport } from './import/check-import.ts'
import { importProducts } from './import/import-products.ts'
import { listAdminProducts } from './list-admin-products.ts'
import { readAdminProduct } from './read-admin-product.ts'

export const productListRoutes = [
  ...routesOf({ exportProducts }, { takesLong: true }),
  ...routesOf({ adjustProduct, checkImport, importProducts, listAdminProducts, readAdminProduct }),
]
