import { QueryClient } from '@tanstack/react-query'
import { onSessionEnd } from '../session/end-session.ts'
import { ApiFailure } from './api-failure.ts'

/** What the shop refused will be refused again; what did not arrive may arrive. Who has waited for nothing is asked first. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const isPassing =
    error instanceof ApiFailure && (error.status === 0 || error.status >= 502) && error.code !== 'TIMED_OUT'
  return isPassing && failures < 2
}

export const queryClient = new QueryClient({
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

// What the session's user alone may see is not left to whoever comes next.
onSessionEnd(() => queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPrivate === true }))
