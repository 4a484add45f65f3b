import { queryOptions } from '@tanstack/react-query'
import type { DueFilter } from '@teeshala/contract/production/due-by'
import type { ProductionStatus } from '@teeshala/contract/production/production-order'
import { api } from '../../../shared/api/api.ts'
import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'

/** The press's work, earliest due first. */
export const productionListQuery = (status: ProductionStatus, due: DueFilter | '') =>
  listQuery('listProduction', {
    queryKey: queryKeys.production('list', status, due),
    query: { status, ...(due && { due }) },
    limit: 25,
  })

/** One order, as the press sees it. */
export const productionOrderQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.production('order', id),
    queryFn: ({ signal }) => api('readProduction', { params: { id }, signal }),
    meta: { isPrivate: true },
  })
