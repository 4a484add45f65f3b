import { queryOptions } from '@tanstack/react-query'
import type { AllSettings } from '@teeshala/contract/settings/store-settings'
import { api } from '../api/api.ts'
import { queryKeys } from '../api/query-keys.ts'

/** All settings; the shop answers staff more than visitors. */
export const allSettingsQuery = queryOptions({
  queryKey: queryKeys.allSettings(),
  queryFn: async ({ signal }) => (await api('readSettings', { signal })) as AllSettings,
  // What the form was opened with is compared when it is saved.
  refetchOnWindowFocus: false,
  meta: { isPrivate: true },
})
