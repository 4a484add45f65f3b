import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api/api.ts'
import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** Invoices unpaid after their due date, longest overdue first; reloaded whenever an order changes. */
export const overdueQuery = listQuery('listOverdue', { queryKey: queryKeys.adminOrders('overdue'), limit: 25 })

/** The total outstanding. */
export const overdueSumQuery = queryOptions({
  queryKey: queryKeys.adminOrders('overdue-sum'),
  queryFn: ({ signal }) => api('sumOverdue', { signal }),
  meta: { isPrivate: true },
})
