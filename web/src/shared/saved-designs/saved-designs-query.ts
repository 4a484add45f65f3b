import { queryOptions } from '@tanstack/react-query'
import { maxSavedDesigns } from '@teeshala/contract/saved-designs/saved-design'
import { apiPage } from '../api/api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { bringAlong } from './bring-along.ts'
import { guestDesigns } from './guest-designs.ts'

/** All saved designs, last changed first: of the account, or otherwise of this browser. */
export const savedDesignsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.savedDesigns(userId ?? 'guest'),
    queryFn: async ({ signal }) => {
      if (userId === undefined) return guestDesigns()
      await bringAlong()
      const { items } = await apiPage('listSavedDesigns', { query: { limit: maxSavedDesigns }, signal })
      return items
    },
    // Another tab may have saved one.
    staleTime: 0,
    meta: { isPrivate: true },
  })
