import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** The search and filters of an order list, as in the URL. */
export type OrdersFilter = Readonly<Record<string, string>>

const listOf = (kinds: string, query: OrdersFilter) => ({
  queryKey: queryKeys.adminOrders(kinds, query),
  query,
  limit: 25,
})

/** All shop and single orders, newest first. */
export const adminOrdersQuery = (filter: OrdersFilter) => listQuery('listOrders', listOf('shirts', filter))

/** All bulk orders, newest first. */
export const adminBulkOrdersQuery = (filter: OrdersFilter) => listQuery('listBulkOrders', listOf('bulk', filter))

/** All print orders, newest first. */
export const adminPrintOrdersQuery = (filter: OrdersFilter) => listQuery('listPrintOrders', listOf('print', filter))
