import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { privateQuery } from '../../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** Invoices unpaid after their due date, longest overdue first; reloaded whenever an order changes. */
export const overdueQuery = listQuery('listOverdue', { queryKey: queryKeys.adminOrders('overdue'), limit: 25 })

/** The total outstanding. */
export const overdueSumQuery = privateQuery('sumOverdue', queryKeys.adminOrders('overdue-sum'))
