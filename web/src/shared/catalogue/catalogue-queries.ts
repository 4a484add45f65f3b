import { queryOptions } from '@tanstack/react-query'
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
  listQuery('listProducts', { queryKey: ['products', listing], query: listing, limit: pageSize, isPublic: true })

/** One product. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal }) => api('readProduct', { params: { id }, signal, ...open }),
  })

export const productTypesQuery = queryOptions({
  queryKey: ['product-types'],
  queryFn: ({ signal }) => api('listProductTypes', { signal, ...open }),
  staleTime: 300_000,
})

export const productColorsQuery = queryOptions({
  queryKey: ['product-colors'],
  queryFn: ({ signal }) => api('listProductColors', { signal, ...open }),
  staleTime: 300_000,
})
