import { keepPreviousData } from '@tanstack/react-query'
import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** The filters of the orders behind the figures, from the URL; empty if absent. */
export type SalesFilter = Readonly<Record<'from' | 'to' | 'status' | 'due' | 'sort', string>>

/** The orders that the dashboard's figures count. */
export const salesQuery = (filter: SalesFilter) => {
  const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  return {
    ...listQuery('listSales', { queryKey: queryKeys.sales(filter), query, limit: 25 }),
    placeholderData: keepPreviousData,
  }
}
