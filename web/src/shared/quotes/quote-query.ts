import { privateQuery } from '../api/queries/private-query.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { bySecret } from '../link-secrets/link-secrets.ts'

/** One quote; without an account it needs the token in its URL. */
export const quoteQuery = (id: string, token: string) =>
  privateQuery('readQuote', queryKeys.quotes('one', id, token), { params: { id }, ...bySecret(token) })
