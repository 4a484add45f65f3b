import { AppError } from '../../errors/app-error.ts'

/**
 * Resolves with the result of the work; throws UNAVAILABLE after the deadline, because a service that never responds would keep the visitor waiting
 * until the platform cuts the connection. The work is not cancelled and may still succeed, so it must be idempotent.
 */
export function withDeadline<T>(
  milliseconds: number,
  work: Promise<T>,
  onLate: (failure: unknown) => void,
): Promise<T> {
  // A single promise: once the Functions framework has created a domain, Node tracks each one.
  return new Promise((resolve, reject) => {
    let isOver = false
    const timer = setTimeout(() => {
      isOver = true
      reject(
        new AppError('UNAVAILABLE', 'The shop is very busy at the moment. Please try again.', { retryAfterSeconds: 5 }),
      )
    }, milliseconds)
    work.then(
      (result) => {
        clearTimeout(timer)
        resolve(result)
      },
      (failure) => {
        clearTimeout(timer)
        if (isOver) onLate(failure)
        else reject(failure)
      },
    )
  })
}
