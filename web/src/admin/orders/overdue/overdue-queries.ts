import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** What was not paid by the agreed day, the longest overdue first; asked for anew whenever an order has changed. */
export const overdueQuery = listQuery('listOverdue', { queryKey: queryKeys.adminOrders('overdue'), limit: 25 })

/** How much of it is open in all. */
export const overdueSumQuery = queryOptions({
  queryKey: queryKeys.adminOrders('overdue-sum'),
  queryFn: ({ signal }) => api('sumOverdue', { signal }),
  meta: { isPrivate: true },
})
