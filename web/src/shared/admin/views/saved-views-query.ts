import { queryOptions } from '@tanstack/react-query'
import type { SavedList } from '@teeshala/contract/staff/saved-views'
import { api } from '../../api/api.ts'
import { queryKeys } from '../../api/queries/query-keys.ts'

/** The user's own views of a list. */
export const savedViewsQuery = (list: SavedList) =>
  queryOptions({
    queryKey: queryKeys.savedViews(list),
    queryFn: async ({ signal }) => (await api('readSavedViews', { params: { list }, signal })).views,
    staleTime: 60_000,
    meta: { isPrivate: true },
  })
