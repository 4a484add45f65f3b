import { privateQuery } from '../api/queries/private-query.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

/** The signed-in user's saved addresses. */
export const addressBookQuery = privateQuery('readAddresses', queryKeys.addressBook(), { params: { id: 'user.id' } })
