import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../shared/api/api.ts'
import { queryKeys } from '../../../../shared/api/query-keys.ts'

/** What happened in the shop of late; asked for again every minute while somebody looks at the page. */
export const notificationsQuery = queryOptions({
  queryKey: queryKeys.notifications(),
  queryFn: ({ signal }) => api('readNotifications', { signal }),
  refetchInterval: 60_000,
  meta: { isPrivate: true },
})
