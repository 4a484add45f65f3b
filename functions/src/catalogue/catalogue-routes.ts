import { DocumentId } from '@teeshala/contract/ids'
import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import { listProductColors } from './list-product-colors.ts'
import { listProductTypes } from './list-product-types.ts'
import { ListProductsQuery, listProducts } from './list-products.ts'
import { readProduct } from './read-product.ts'

const byId = z.object({ id: DocumentId })

export const catalogueRoutes: readonly Route[] = [
  route('get', '/api/product', { access: 'public', query: ListProductsQuery }, listProducts),
  route('get', '/api/product/:id', { access: 'public', params: byId }, readProduct),
  route('get', '/api/product-types', { access: 'public' }, listProductTypes),
  route('get', '/api/product-colors', { access: 'public' }, listProductColors),
]
