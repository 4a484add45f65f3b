import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** The URL parameter of the open quote. */
export const quoteParameter = 'quote'

type Filter = { readonly q: string; readonly state: string }

/** The matching quotes, newest first. */
export const quotesQuery = (filter: Filter) =>
  listQuery('listQuotes', { queryKey: queryKeys.quotes('list', filter), query: filter, limit: 25 })
