import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ListCallName } from '@teeshala/contract/api/calls'
import { type Ask, apiPage } from './api.ts'

type List<Name extends ListCallName> = Pick<Ask<Name>, 'params' | 'query'> & {
  queryKey: readonly unknown[]
  /** Entries that are asked for at a time. */
  limit: number
  /** The same for everybody: asked for without a token, and kept when the session ends. */
  isPublic?: boolean
}

/** A list of the shop, read page by page. */
export const listQuery = <Name extends ListCallName>(
  name: Name,
  { queryKey, limit, isPublic = false, params, query }: List<Name>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const asked: unknown = {
        params,
        query: { ...query, limit, cursor: pageParam },
        signal,
        ...(isPublic && { token: null }),
      }
      return apiPage(name, asked as Ask<Name>)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    meta: { isPrivate: !isPublic },
  })
