import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** What the address calls the quote that stands open beside the list. */
export const quoteParameter = 'quote'

type Filter = { readonly q: string; readonly state: string }

/** The quotes that match, newest first. */
export const quotesQuery = (filter: Filter) =>
  listQuery('listQuotes', { queryKey: queryKeys.quotes('list', filter), query: filter, limit: 25 })
