import type { Transaction } from 'firebase-admin/firestore'
import { sha256 } from '../crypto/sha256.ts'
import { AppError } from '../errors/app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { rateLimitsIn } from './collections.ts'
import { readAll } from './read-documents.ts'

/** How many of something are accepted within a time, and the refusal of further ones. */
export type RateLimit = {
  readonly name: string
  readonly most: number
  readonly windowMs: number
  readonly refusal: string
  /** How many this one counts as; one where it is missing. */
  readonly weight?: number
  /** What is thrown instead of RATE_LIMITED. */
  readonly otherwise?: () => AppError
}

/**
 * Refuses with RATE_LIMITED when one of the limits is reached; returns how to count one more, for the transaction that stores
 * what is counted. Names are what cannot be forged: a request's claimed address can be.
 */
export async function enforceRateLimits(
  transaction: Transaction,
  limits: readonly RateLimit[],
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<() => void> {
  if (limits.length === 0) return () => {}
  const at = now().getTime()
  const counters = limits.map(({ name, windowMs, ...limit }) => {
    const until = Math.floor(at / windowMs) * windowMs + windowMs
    const digest = sha256(`${name} until ${until}`)
    return { ...limit, until, document: rateLimitsIn(db).doc(digest) }
  })
  const stored = await readAll(transaction, ...counters.map(({ document }) => document))
  const counts = stored.map((counter) => counter?.count ?? 0)
  counters.forEach(({ most, until, refusal, weight = 1, otherwise }, index) => {
    if ((counts[index] ?? 0) + weight <= most) return
    if (otherwise) throw otherwise()
    throw new AppError('RATE_LIMITED', refusal, { retryAfterSeconds: Math.ceil((until - at) / 1000) })
  })
  return () => {
    counters.forEach(({ document, until, weight = 1 }, index) => {
      transaction.set(document, { count: (counts[index] ?? 0) + weight, expiresAt: new Date(until) })
    })
  }
}
