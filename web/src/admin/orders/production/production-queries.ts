import type { DueFilter } from '@teeshala/contract/production/due-by'
import type { ProductionStatus } from '@teeshala/contract/production/production-order'
import { listQuery } from '../../../shared/api/queries/list-query.ts'
import { privateQuery } from '../../../shared/api/queries/private-query.ts'
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
  privateQuery('readProduction', queryKeys.production('order', id), { params: { id } })
