import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'

/** What the shop refused will be refused again; what got lost or broke may pass at the second try. */
const isWorthRetrying = (failures: number, error: unknown) =>
  failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: isWorthRetrying, refetchOnWindowFocus: false } },
})
