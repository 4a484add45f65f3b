import { ApiFailure, timedOut } from './api-failure.ts'

/** Twice the server's own deadline, to allow for a slow connection. */
export const patienceMs = 30_000

/**
 * Resolves with the result of `work`; after half a minute it fails with a message, because a screen must not wait for ever. `signal` aborts it
 * earlier.
 */
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
