import { queryOptions, useQuery } from '@tanstack/react-query'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import { call } from '../api/call.ts'

/** What the shop tells of itself: name, contact, shipping. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call<StoreSettings>('GET', '/api/settings', { auth: 'none', signal }),
  staleTime: 10 * 60_000,
})

/** The settings, once they are here. */
export function useSettings(): StoreSettings | undefined {
  return useQuery(settingsQuery).data
}
