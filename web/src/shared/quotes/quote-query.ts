import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'

/** One quote; without an account it needs the token in its URL. */
export const quoteQuery = (id: string, token: string) =>
  queryOptions({
    queryKey: queryKeys.quotes('one', id, token),
    queryFn: ({ signal }) => api('readQuote', { params: { id }, ...bySecret(token), signal }),
    meta: { isPrivate: true },
  })
