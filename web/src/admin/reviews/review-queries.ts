import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** Buyers' reviews, newest first. */
export const staffReviewsQuery = (filter: string) =>
  listQuery('listStaffReviews', { queryKey: queryKeys.staffReviews(filter), query: { filter }, limit: 25 })
