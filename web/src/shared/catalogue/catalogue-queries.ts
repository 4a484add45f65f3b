import { queryOptions } from '@tanstack/react-query'
import { firstApi, firstApiPage } from '../api/first-api.ts'
import { pagesQuery } from '../api/queries/pages-query.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The filters of a listing, as in the URL. */
export type Listing = {
  type?: string | undefined
  category?: string | undefined
  seasonal?: boolean | undefined
  q?: string | undefined
  sort?: string | undefined
  best?: boolean | undefined
  /** Several values, separated by commas, are alternatives. */
  sizes?: string | undefined
  colors?: string | undefined
  fabrics?: string | undefined
  countries?: string | undefined
  /** In rupees. */
  minPrice?: string | undefined
  maxPrice?: string | undefined
}

/** Products per page of a listing. */
export const pageSize = 12
const open = { token: null } as const

/** The products of a listing. */
export const productsQuery = (listing: Listing) =>
  pagesQuery<'listProducts'>(
    { queryKey: queryKeys.products(listing), query: listing, limit: pageSize, isPublic: true },
    (ask) => firstApiPage('listProducts', ask),
  )

/** One product. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.product(id),
    queryFn: ({ signal }) => firstApi('readProduct', { params: { id }, signal, ...open }),
  })

export const productTypesQuery = queryOptions({
  queryKey: queryKeys.productTypes(),
  queryFn: ({ signal }) => firstApi('listProductTypes', { signal, ...open }),
  staleTime: 300_000,
})

export const productColorsQuery = queryOptions({
  queryKey: queryKeys.productColors(),
  queryFn: ({ signal }) => firstApi('listProductColors', { signal, ...open }),
  staleTime: 300_000,
})
