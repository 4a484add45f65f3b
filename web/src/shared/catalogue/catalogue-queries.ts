import { queryOptions } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import type { ProductColor } from '@teeshala/contract/catalogue/product-color'
import type { ProductType } from '@teeshala/contract/catalogue/product-type'
import { api } from '../api/api.ts'
import { listQuery } from '../api/list-query.ts'

/** What a listing shows, as the address bar names it. */
export type Listing = {
  type?: string | undefined
  category?: string | undefined
  seasonal?: boolean | undefined
  q?: string | undefined
  sort?: string | undefined
}

/** Products that a listing asks for at a time. */
export const pageSize = 12
const open = { token: null } as const

/** The products of a listing. */
export const productsQuery = (listing: Listing) =>
  listQuery<Product>({
    queryKey: ['products', listing],
    path: '/product',
    limit: pageSize,
    filter: listing,
    isPublic: true,
  })

/** One product. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal }) => api<Product>(`/product/${encodeURIComponent(id)}`, { signal, ...open }),
  })

export const productTypesQuery = queryOptions({
  queryKey: ['product-types'],
  queryFn: ({ signal }) => api<ProductType[]>('/product-types', { signal, ...open }),
  staleTime: 300_000,
})

export const productColorsQuery = queryOptions({
  queryKey: ['product-colors'],
  queryFn: ({ signal }) => api<ProductColor[]>('/product-colors', { signal, ...open }),
  staleTime: 300_000,
})
