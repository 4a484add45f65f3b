import { queryOptions } from '@tanstack/react-query'
import { failedWith } from '../api/api-failure.ts'
import { firstApi } from '../api/first-api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The cart of a customer, as it is when they come back to the page, who may have filled it in another; null where there is none. */
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
