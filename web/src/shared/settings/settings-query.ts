import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** What every visitor may know of the shop: name, contact, shipping, unit price. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => api('readSettings', { signal, token: null }),
  staleTime: 600_000,
})
