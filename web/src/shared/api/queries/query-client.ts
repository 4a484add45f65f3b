import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { onSessionEnd } from '../../session/end-session.ts'
import { ApiFailure } from '../api-failure.ts'

/** Refusals are final; transport failures may be transient. Calls that had to wait for a challenge are handled before this. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const isPassing =
    error instanceof ApiFailure && (error.status === 0 || error.status >= 502) && error.code !== 'TIMED_OUT'
  return isPassing && failures < 2
}

/** A first load in progress may also predate the change, and TanStack would wait for its response. */
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

/** Revokes the object URL of each picture that `client` no longer caches: until then the browser keeps it in memory. */
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

// What a press changes is on screen before the next press is handled.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new ShopQueryClient({
  defaultOptions: {
    // Offline calls fail at once with a message, instead of waiting invisibly to be made later.
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: isWorthRetrying,
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})

revokePictures(queryClient)

/** Reloads what is on screen of the queries under the keys, and the rest when it is next shown. */
export async function invalidate(...keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

// Private data of the session's user must not be visible to the next one.
onSessionEnd(() => queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPrivate === true }))
