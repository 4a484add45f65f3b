import { ProductRequest } from '@teeshala/contract/catalogue/product'
import { ProductColorRequest } from '@teeshala/contract/catalogue/product-color'
import { ProductTypeRequest } from '@teeshala/contract/catalogue/product-type'
import { DocumentId } from '@teeshala/contract/ids'
import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import { deleteProduct } from './delete-product.ts'
import { listProductColors } from './list-product-colors.ts'
import { listProductTypes } from './list-product-types.ts'
import { ListProductsQuery, listProducts } from './list-products.ts'
import { readProduct } from './read-product.ts'
import { addProduct, changeProduct } from './write-product.ts'
import { addProductColor, changeProductColor, deleteProductColor } from './write-product-color.ts'
import { addProductType, changeProductType, deleteProductType } from './write-product-type.ts'

const params = z.object({ id: DocumentId })

export const catalogueRoutes: readonly Route[] = [
  route('get', '/api/product', { access: 'public', query: ListProductsQuery }, listProducts),
  route('get', '/api/product/:id', { access: 'public', params }, readProduct),
  route('post', '/api/product', { access: 'admin', body: ProductRequest }, addProduct),
  route('put', '/api/product/:id', { access: 'admin', params, body: ProductRequest }, changeProduct),
  route('delete', '/api/product/:id', { access: 'admin', params }, deleteProduct),

  route('get', '/api/product-types', { access: 'public' }, listProductTypes),
  route('post', '/api/product-types', { access: 'admin', body: ProductTypeRequest }, addProductType),
  route('put', '/api/product-types/:id', { access: 'admin', params, body: ProductTypeRequest }, changeProductType),
  route('delete', '/api/product-types/:id', { access: 'admin', params }, deleteProductType),

  route('get', '/api/product-colors', { access: 'public' }, listProductColors),
  route('post', '/api/product-colors', { access: 'admin', body: ProductColorRequest }, addProductColor),
  route('put', '/api/product-colors/:id', { access: 'admin', params, body: ProductColorRequest }, changeProductColor),
  route('delete', '/api/product-colors/:id', { access: 'admin', params }, deleteProductColor),
]
