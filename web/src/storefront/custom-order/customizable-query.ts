import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import { apiPage } from '../../shared/api/api.ts'

/** The products that the shop prints on, newest first. */
export const customizableQuery = infiniteQueryOptions({
  queryKey: ['products', { customizable: true }],
  queryFn: ({ pageParam, signal }) => {
    const cursor = pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : ''
    return apiPage<Product>(`/product?customizable=true&limit=12${cursor}`, { signal, token: null })
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})
