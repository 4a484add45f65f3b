import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** Newsletter addresses with this prefix; without a search all of them, newest first. */
export const newsletterQuery = (search: string) =>
  listQuery('listSubscribers', { queryKey: queryKeys.newsletter(search), query: { search }, limit: 50 })
