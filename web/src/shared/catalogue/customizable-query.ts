import { listQuery } from '../api/queries/list-query.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

const query = { customizable: true, sort: 'price' } as const

/** The products that the shop prints on, the cheapest first: plain ones mostly come before those with a print of the shop's own. */
export const customizableQuery = listQuery('listProducts', {
  queryKey: queryKeys.products(query),
  query,
  limit: 12,
  isPublic: true,
})
