import { listQuery } from '../api/queries/list-query.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The products of a type, or of all types, that the shop prints on, cheapest first: mostly plain ones before those with a house print. */
export function customizableQuery(type: string | undefined) {
  const query = { customizable: true, sort: 'price', type } as const
  return listQuery('listProducts', { queryKey: queryKeys.products(query), query, limit: 12, isPublic: true })
}
