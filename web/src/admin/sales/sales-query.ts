import { keepPreviousData } from '@tanstack/react-query'
import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** What the orders behind the figures are narrowed by, as their address says; empty where it says nothing. */
export type SalesFilter = Readonly<Record<'from' | 'to' | 'status' | 'due' | 'sort', string>>

/** The orders that the figures of the dashboard count. */
export const salesQuery = (filter: SalesFilter) => {
  const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  return {
    ...listQuery('listSales', { queryKey: queryKeys.sales(filter), query, limit: 25 }),
    placeholderData: keepPreviousData,
  }
}
