import { queryOptions } from '@tanstack/react-query'
import type { ProductionStatus } from '@teeshala/contract/production/production-order'
import { api } from '../../../shared/api/api.ts'
import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** What the press has to make, the oldest first. */
export const productionListQuery = (status: ProductionStatus) =>
  listQuery('listProduction', { queryKey: queryKeys.production('list', status), query: { status }, limit: 25 })

/** One order, as the press sees it. */
export const productionOrderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.production('order', id),
    queryFn: ({ signal }) => api('readProduction', { params: { id }, signal }),
    meta: { isPrivate: true },
  })
