import { ApiFailure, timedOut } from './api-failure.ts'

/** Twice what the shop gives itself, for a connection that is slow besides. */
export const patienceMs = 30_000

/** Returns what `work` brings; after half a minute it fails in words, because a screen must not wait for ever. `signal` ends it earlier. */
export async function withDeadline<T>(
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const end = new AbortController()
  const stop = () => end.abort(signal?.reason)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ApiFailure(0, { code: 'TIMED_OUT', message: timedOut }))
      end.abort()
    }, patienceMs)
  })
  try {
    return await Promise.race([work(end.signal), late])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
