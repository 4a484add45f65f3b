import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** The mails in a state, or those that wait for staff, newest first. */
export const mailsQuery = (state: string) =>
  listQuery('listMails', { queryKey: queryKeys.mails(state), query: { state }, limit: 25 })
