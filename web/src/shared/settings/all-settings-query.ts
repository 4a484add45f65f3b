import { queryOptions } from '@tanstack/react-query'
import type { AllSettings, StoreSettings } from '@teeshala/contract/settings/store-settings'
import { api } from '../api/api.ts'
import { ApiFailure, sessionEnded } from '../api/api-failure.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** A request made just as the session ended gets a visitor's response, which must not be used for the whole settings. */
const isForStaff = (settings: StoreSettings | AllSettings): settings is AllSettings =>
  'configuredPaymentMethods' in settings

/** All settings; staff get more than visitors. */
export const allSettingsQuery = queryOptions({
  queryKey: queryKeys.allSettings(),
  queryFn: async ({ signal }) => {
    const settings = await api('readSettings', { signal })
    if (isForStaff(settings)) return settings
    throw new ApiFailure(401, { code: 'UNAUTHENTICATED', message: sessionEnded })
  },
  // Saving compares with the version that the form was opened with.
  refetchOnWindowFocus: false,
  meta: { isPrivate: true },
})
