import { privateQuery } from '../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** The findings of the latest audit. */
export const booksQuery = privateQuery('readBooksCheck', queryKeys.booksCheck())
