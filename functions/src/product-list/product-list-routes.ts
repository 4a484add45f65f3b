import { type Route, route } from '../http/route.ts'
import { adjustProduct } from './adjust-product.ts'
import { listAdminProducts } from './list-admin-products.ts'
import { readAdminProduct } from './read-admin-product.ts'

export const productListRoutes: readonly Route[] = [
  route('adjustProduct', adjustProduct),
  route('listAdminProducts', listAdminProducts),
  route('readAdminProduct', readAdminProduct),
]
