import { queryOptions } from '@tanstack/react-query'
import type { StoreSettings } from '@teeshala/contract/settings/store-settings'
import { api } from '../api/api.ts'

/** What every visitor may know of the shop: name, contact, shipping, unit price. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api<StoreSettings>('/settings', { signal, token: null }),
  staleTime: 600_000,
})
