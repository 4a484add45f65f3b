import { queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { listQuery } from '../../shared/api/queries/list-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** The URL parameter of the open message. */
export const messageParameter = 'message'

/** Messages to the shop, newest first. */
export const messagesQuery = (filter: string) =>
  listQuery('listMessages', { queryKey: queryKeys.messages('list', filter), query: { filter }, limit: 25 })

/** One message. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.messages('one', id),
    queryFn: ({ signal }) => api('readMessage', { params: { id }, signal }),
    meta: { isPrivate: true },
  })

/** The staff who can be assigned a message. */
export const assigneesQuery = queryOptions({
  queryKey: queryKeys.messages('assignees'),
  queryFn: ({ signal }) => api('listAssignees', { signal }),
  meta: { isPrivate: true },
})
