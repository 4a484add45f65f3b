import { AppError } from '../../errors/app-error.ts'

/**
 * Returns the result of the work; UNAVAILABLE after the deadline, because a service that never answers would hold the visitor until
 * the platform cuts the connection. The work is not stopped and may still succeed, so it must be idempotent.
 */
export async function withDeadline<T>(
  milliseconds: number,
  work: Promise<T>,
  onLate: (failure: unknown) => void,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      work.catch(onLate)
      reject(
        new AppError('UNAVAILABLE', 'The shop is very busy at the moment. Please try again.', { retryAfterSeconds: 5 }),
      )
    }, milliseconds)
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}
