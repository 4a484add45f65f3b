import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../shared/api/api.ts'
import { failedWith } from '../../../../shared/api/api-failure.ts'
import { queryKeys } from '../../../../shared/api/queries/query-keys.ts'

/** What happened in the shop of late; asked for again every minute while somebody looks at the page. */
export const notificationsQuery = queryOptions({
  queryKey: queryKeys.notifications(),
  queryFn: ({ signal }) => api('readNotifications', { signal }),
  // Whoever may not see them is not asked after every minute.
  refetchInterval: ({ state }) => (failedWith(state.error, 'FORBIDDEN') ? false : 60_000),
  meta: { isPrivate: true },
})
