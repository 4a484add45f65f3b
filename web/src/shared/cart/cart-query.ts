import { queryOptions } from '@tanstack/react-query'
import { failedWith } from '../api/api-failure.ts'
import { firstApi } from '../api/first-api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The cart of a customer, null where there is none. It is asked for again when they come back, who may have filled it on another page. */
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
