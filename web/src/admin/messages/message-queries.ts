import { listQuery } from '../../shared/api/queries/list-query.ts'
import { privateQuery } from '../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** The URL parameter of the open message. */
export const messageParameter = 'message'

/** Messages to the shop, newest first. */
export const messagesQuery = (filter: string) =>
  listQuery('listMessages', { queryKey: queryKeys.messages('list', filter), query: { filter }, limit: 25 })

/** One message. */
export const messageQuery = (id: string) =>
  privateQuery('readMessage', queryKeys.messages('one', id), { params: { id } })

/** The staff who can be assigned a message. */
export const assigneesQuery = privateQuery('listAssignees', queryKeys.messages('assignees'))
