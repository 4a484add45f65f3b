import { keepPreviousData } from '@tanstack/react-query'
import { privateQuery } from '../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** The dashboard's days as in the URL. */
export type AskedRange = { readonly days: string; readonly from: string; readonly to: string }

/** The figures of a period. The previous period's stay until they are loaded; refreshed every minute. */
export const summaryQuery = ({ days, from, to }: AskedRange) => ({
  ...privateQuery('readSummary', queryKeys.summary(days, from, to), {
    query: { days: days || undefined, from: from || undefined, to: to || undefined },
  }),
  placeholderData: keepPreviousData,
  refetchInterval: 60_000,
})
