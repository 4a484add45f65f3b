import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { failedWith } from '../api/api-failure.ts'
import { queryKeys } from '../api/query-keys.ts'

/** The cart of a customer; null where there is none. */
export const cartQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.cart(userId),
    queryFn: async ({ signal }) => {
      try {
        return await api('readCart', { params: { userId }, signal })
      } catch (error) {
        if (failedWith(error, 'NOT_FOUND')) return null
        throw error
      }
    },
    meta: { isPrivate: true },
  })
