import { listQuery } from '../api/queries/list-query.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

const query = { customizable: true }

/** The products that the shop prints on, newest first. */
export const customizableQuery = listQuery('listProducts', {
  queryKey: queryKeys.products(query),
  query,
  limit: 12,
  isPublic: true,
})
