import { queryOptions } from '@tanstack/react-query'
import { firstApiPage } from '../api/first-api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The most pages of a hundred that are read. */
const maxPages = 10

/** The ids of a customer's favourites, latest first. */
export const favoritesQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.favorites(userId),
    queryFn: async ({ signal }) => {
      const ids: string[] = []
      let cursor: string | undefined
      for (let page = 0; page < maxPages; page++) {
        const { items, next } = await firstApiPage('listFavorites', {
          params: { userId },
          query: { limit: 100, cursor },
          signal,
        })
        ids.push(...items.filter(({ isLike }) => isLike).map(({ productId }) => productId))
        if (!next) break
        cursor = next
      }
      return ids
    },
    staleTime: 300_000,
    meta: { isPrivate: true },
  })
