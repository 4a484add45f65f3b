import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** What a list of orders is searched and filtered by, as its address says. */
export type OrdersFilter = Readonly<Record<string, string>>

const listOf = (kinds: string, query: OrdersFilter) => ({
  queryKey: queryKeys.adminOrders(kinds, query),
  query,
  limit: 25,
})

/** Everybody's orders of carts and of single shirts, newest first. */
export const adminOrdersQuery = (filter: OrdersFilter) => listQuery('listOrders', listOf('shirts', filter))

/** Everybody's bulk orders, newest first. */
export const adminBulkOrdersQuery = (filter: OrdersFilter) => listQuery('listBulkOrders', listOf('bulk', filter))

/** Everybody's print orders, newest first. */
export const adminPrintOrdersQuery = (filter: OrdersFilter) => listQuery('listPrintOrders', listOf('print', filter))
