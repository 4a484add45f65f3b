import { listQuery } from '../api/queries/list-query.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The products of a type, or of all, that the shop prints on, the cheapest first: plain ones mostly come before those with a print of the shop's own. */
export function customizableQuery(type: string | undefined) {
  const query = { customizable: true, sort: 'price', type } as const
  return listQuery('listProducts', { queryKey: queryKeys.products(query), query, limit: 12, isPublic: true })
}
