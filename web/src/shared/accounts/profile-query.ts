import { privateQuery } from '../api/queries/private-query.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The signed-in user's profile. */
export const profileQuery = privateQuery('readUser', queryKeys.profile(), { params: { id: 'user.id' } })
