import { queryOptions } from '@tanstack/react-query'
import { categories } from '@teeshala/contract/catalogue/categories'
import { productFlags, productListSorts, searchSorts } from '@teeshala/contract/catalogue/listing/product-list'
import { isFoundByKey } from '@teeshala/contract/catalogue/listing/search'
import { api } from '../../../shared/api/api.ts'
import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** What the list is searched, filtered and sorted by, under the names that the address has for it. */
export const listParts = ['q', 'category', 'type', 'color', 'stock', 'flag', 'hidden', 'sort'] as const
export type ProductListFilter = Readonly<Record<(typeof listParts)[number], string>>

/** The orders that a filter leaves: a search has no index by name or stock, and few pieces are listed from the fewest up. */
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

/** What the shop is asked for: a sort that the filter does not leave is none, nor is what an old or mistyped address names. */
export const askedOf = (filter: ProductListFilter): ProductListFilter => {
  const parts = listParts.map((name) => [name, (known[name]?.includes(filter[name]) ?? true) ? filter[name] : ''])
  const asked = Object.fromEntries(parts) as ProductListFilter
  return { ...asked, sort: sortsFor(asked).includes(asked.sort) ? asked.sort : '' }
}

/** Whether as many products are counted as are found: what a search finds is only looked through as it is read. */
export const isCountExact = ({ q, color, stock }: ProductListFilter) =>
  q === '' || (isFoundByKey(q) && color === '' && stock !== 'low')

/** All products that match, hidden ones too. */
export const adminProductsQuery = (filter: ProductListFilter) => {
  const query = askedOf(filter)
  return listQuery('listAdminProducts', { queryKey: queryKeys.adminProducts(query), query, limit: 25 })
}

/** One product as it is now, also where it is hidden. */
export const adminProductQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.adminProduct(id),
    queryFn: ({ signal }) => api('readAdminProduct', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { isPrivate: true },
  })
