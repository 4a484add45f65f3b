import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** The dashboard's days as in the URL. */
export type AskedRange = { readonly days: string; readonly from: string; readonly to: string }

/** The figures of a period. The previous period's stay until they are loaded; refreshed every minute. */
export const summaryQuery = ({ days, from, to }: AskedRange) =>
  queryOptions({
    queryKey: queryKeys.summary(days, from, to),
    queryFn: ({ signal }) =>
      api('readSummary', {
        query: { days: days || undefined, from: from || undefined, to: to || undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    meta: { isPrivate: true },
  })
