import { queryOptions } from '@tanstack/react-query'
import { failedWith } from '../api/api-failure.ts'
import { firstApi } from '../api/first-api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** A customer's cart, null if there is none. It is reloaded when they return, because they may have changed it elsewhere. */
export const cartQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.cart(userId),
    queryFn: async ({ signal }) => {
      try {
        return await firstApi('readCart', { params: { userId }, signal })
      } catch (error) {
        if (failedWith(error, 'NOT_FOUND')) return null
        throw error
      }
    },
    refetchOnWindowFocus: 'always',
    meta: { isPrivate: true },
  })
