import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ListCallName } from '@teeshala/contract/api/calls'
import type { Ask, PageOf } from '../asked.ts'

export type List<Name extends ListCallName> = Pick<Ask<Name>, 'params' | 'query'> & {
  queryKey: readonly unknown[]
  /** Entries per page. */
  limit: number
  /** Public: requested without a token, and kept when the session ends. */
  isPublic?: boolean
}

/** A list that `read` loads page by page. */
export const pagesQuery = <Name extends ListCallName>(
  { queryKey, limit, isPublic = false, params, query }: List<Name>,
  read: (ask: Ask<Name>) => Promise<PageOf<Name>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const ask: unknown = {
        params,
        query: { ...query, limit, cursor: pageParam },
        signal,
        ...(isPublic && { token: null }),
      }
      return read(ask as Ask<Name>)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    meta: { isPrivate: !isPublic },
  })
