import { listQuery } from '../../shared/api/list-query.ts'
import { queryKeys } from '../../shared/api/query-keys.ts'

/** What buyers say of the products, newest first. */
export const staffReviewsQuery = (filter: string) =>
  listQuery('listStaffReviews', { queryKey: queryKeys.staffReviews(filter), query: { filter }, limit: 25 })
