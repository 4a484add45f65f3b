import { infiniteQueryOptions } from '@tanstack/react-query'
import { apiPage } from './api.ts'

type List = {
  queryKey: readonly unknown[]
  /** Address of the call, below /api. */
  path: string
  /** Entries that are asked for at a time. */
  limit: number
  /** What the call is asked for besides; empty values are left out. */
  filter?: Readonly<Record<string, string | boolean | undefined>>
  /** The same for everybody: asked for without a token, and kept when the session ends. */
  isPublic?: boolean
}

/** A list of the shop, read page by page. */
export const listQuery = <T>({ queryKey, path, limit, filter = {}, isPublic = false }: List) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: String(limit) })
      for (const [name, value] of Object.entries({ ...filter, cursor: pageParam })) {
        if (value) search.set(name, String(value))
      }
      return apiPage<T>(`${path}?${search}`, { signal, ...(isPublic && { token: null }) })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    meta: { isPrivate: !isPublic },
  })
