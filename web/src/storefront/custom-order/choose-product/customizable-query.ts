import type { Product } from '@teeshala/contract/catalogue/product'
import { listQuery } from '../../../shared/api/list-query.ts'

const filter = { customizable: true }

/** The products that the shop prints on, newest first. */
export const customizableQuery = listQuery<Product>({
  queryKey: ['products', filter],
  path: '/product',
  limit: 12,
  filter,
  isPublic: true,
})
