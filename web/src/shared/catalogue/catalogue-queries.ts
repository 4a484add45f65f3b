import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import type { ProductColor } from '@teeshala/contract/catalogue/product-color'
import type { ProductType } from '@teeshala/contract/catalogue/product-type'
import { api, apiPage } from '../api/api.ts'

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

export const productsQuery = (listing: Listing) =>
  infiniteQueryOptions({
    queryKey: ['products', listing],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: String(pageSize) })
      for (const [name, value] of Object.entries({ ...listing, cursor: pageParam })) {
        if (value) search.set(name, String(value))
      }
      return apiPage<Product>(`/product?${search}`, { signal, ...open })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })

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
