import { queryOptions } from '@tanstack/react-query'
import type { AllSettings, StoreSettings } from '@teeshala/contract/settings/store-settings'
import { api } from '../api/api.ts'
import { ApiFailure, sessionEnded } from '../api/api-failure.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** Whoever asks when the session has just ended is answered as a visitor, and that must not stand in for the rest. */
const isForStaff = (settings: StoreSettings | AllSettings): settings is AllSettings =>
  'configuredPaymentMethods' in settings

/** All settings; the shop answers staff more than visitors. */
export const allSettingsQuery = queryOptions({
  queryKey: queryKeys.allSettings(),
  queryFn: async ({ signal }) => {
    const settings = await api('readSettings', { signal })
    if (isForStaff(settings)) return settings
    throw new ApiFailure(401, { code: 'UNAUTHENTICATED', message: sessionEnded })
  },
  // What the form was opened with is compared when it is saved.
  refetchOnWindowFocus: false,
  meta: { isPrivate: true },
})
