import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient } from '@tanstack/react-query'
import { onSessionEnd } from '../../session/end-session.ts'
import { ApiFailure } from '../api-failure.ts'

/** What the shop refused will be refused again; what did not arrive may arrive. Who has waited for nothing is asked first. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const isPassing =
    error instanceof ApiFailure && (error.status === 0 || error.status >= 502) && error.code !== 'TIMED_OUT'
  return isPassing && failures < 2
}

/** What is still loading for the first time was asked before the change, too, and TanStack would wait for that answer. */
export class ShopQueryClient extends QueryClient {
  override async invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    if (filters.refetchType !== 'none') {
      const { refetchType: _, ...which } = filters
      await this.cancelQueries({
        ...which,
        predicate: (query) =>
          query.isActive() && query.state.data === undefined && (filters.predicate?.(query as never) ?? true),
      })
    }
    return super.invalidateQueries(filters, options)
  }
}

/** Has the browser let go of each picture whose address `client` keeps no longer: until then it holds it in its memory. */
export function revokePictures(client: QueryClient): void {
  const kept = new WeakMap<Query, unknown>()
  client.getQueryCache().subscribe(({ type, query }) => {
    const former = kept.get(query)
    const data = type === 'removed' ? undefined : query.state.data
    if (data === former) return
    kept.set(query, data)
    if (typeof former === 'string' && former.startsWith('blob:')) URL.revokeObjectURL(former)
  })
}

export const queryClient = new ShopQueryClient({
  defaultOptions: {
    // Without a connection a call fails at once and is said to, instead of waiting unseen to be made some time later.
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: isWorthRetrying,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

revokePictures(queryClient)

// What the session's user alone may see is not left to whoever comes next.
onSessionEnd(() => queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPrivate === true }))
