import { queryOptions } from '@tanstack/react-query'
import { categories } from '@teeshala/contract/catalogue/categories'
import { productFlags, productListSorts, searchSorts } from '@teeshala/contract/catalogue/listing/product-list'
import { isFoundByKey } from '@teeshala/contract/catalogue/listing/search'
import { api } from '../../../shared/api/api.ts'
import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** The URL parameters for search, filters and sort order. */
export const listParts = ['q', 'category', 'type', 'color', 'stock', 'flag', 'hidden', 'sort'] as const
export type ProductListFilter = Readonly<Record<(typeof listParts)[number], string>>

/** Returns the sort orders that a filter allows: a search has no index by name or stock, and low stock is sorted by pieces. */
export function sortsFor({ q, stock }: ProductListFilter): readonly string[] {
  if (q) return searchSorts
  return stock === 'low' ? ['stock'] : productListSorts
}

const known: Readonly<Partial<Record<keyof ProductListFilter, readonly string[]>>> = {
  category: categories,
  stock: ['low', 'out'],
  flag: productFlags,
  hidden: ['false', 'true'],
}

/** Returns the request for a filter: unavailable sort orders and unknown values from old or mistyped URLs are dropped. */
export const askedOf = (filter: ProductListFilter): ProductListFilter => {
  const parts = listParts.map((name) => [name, (known[name]?.includes(filter[name]) ?? true) ? filter[name] : ''])
  const asked = Object.fromEntries(parts) as ProductListFilter
  return { ...asked, sort: sortsFor(asked).includes(asked.sort) ? asked.sort : '' }
}

/** Returns whether the total count is exact: search results are filtered further while reading. */
export const isCountExact = ({ q, color, stock }: ProductListFilter) =>
  q === '' || (isFoundByKey(q) && color === '' && stock !== 'low')

/** All matching products, including hidden ones. */
export const adminProductsQuery = (filter: ProductListFilter) => {
  const query = askedOf(filter)
  return listQuery('listAdminProducts', { queryKey: queryKeys.adminProducts(query), query, limit: 25 })
}

/** The current product, including hidden ones. */
export const adminProductQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.adminProduct(id),
    queryFn: ({ signal }) => api('readAdminProduct', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { isPrivate: true },
  })
