import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../shared/api/api.ts'
import { failedWith } from '../../../../shared/api/api-failure.ts'
import { queryKeys } from '../../../../shared/api/queries/query-keys.ts'

/** Recent events in the shop; refreshed every minute while the page is visible. */
export const notificationsQuery = queryOptions({
  queryKey: queryKeys.notifications(),
  queryFn: ({ signal }) => api('readNotifications', { signal }),
  // Without permission it is not polled.
  refetchInterval: ({ state }) => (failedWith(state.error, 'FORBIDDEN') ? false : 60_000),
  meta: { isPrivate: true },
})
