import { queryOptions } from '@tanstack/react-query'
import { firstApi } from '../api/first-api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The public settings: name, contact, shipping, unit price. */
export const settingsQuery = queryOptions({
  queryKey: queryKeys.settings(),
  queryFn: ({ signal }) => firstApi('readSettings', { signal, token: null }),
  staleTime: 600_000,
})
