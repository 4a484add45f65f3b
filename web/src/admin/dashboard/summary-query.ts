import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api/api.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'

/** Which days the dashboard is of, as its address says. */
export type AskedRange = { readonly days: string; readonly from: string; readonly to: string }

/** The figures of some days. Those of the days before stay until they are there, and they are asked for again every minute. */
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
