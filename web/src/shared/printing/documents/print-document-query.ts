import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { failedWith } from '../../api/api-failure.ts'
import { queryKeys } from '../../api/queries/query-keys.ts'
import { useSession } from '../../session/session-store.ts'

/** The shop reads a large document for some seconds, and is polled at this interval. */
const askAgainMs = 2000
const mostAsked = 45

/** The shop's findings about an uploaded document, which determine its price. Polled until reading is complete. */
export const printDocumentQuery = (path: string) =>
  queryOptions({
    queryKey: queryKeys.printDocument(path),
    queryFn: async ({ signal }) => api('readPrintDocument', { query: { path }, signal, ...(await bearer()) }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, failure) => failedWith(failure, 'UNAVAILABLE', 'UNREACHABLE', 'NOT_FOUND') && count < mostAsked,
    retryDelay: askAgainMs,
  })

/** A guest's documents belong to their anonymous sign-in. */
async function bearer(): Promise<{ token?: string | null }> {
  if (useSession.getState().currentUser) return {}
  const { guestToken } = await import('../../uploads/upload-design.ts')
  return { token: await guestToken() }
}
