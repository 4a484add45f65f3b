import type { Transaction } from 'firebase-admin/firestore'
import { sha256 } from '../crypto/sha256.ts'
import { AppError } from '../errors/app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { rateLimitsIn } from './collections.ts'
import { readAll } from './read-documents.ts'

/** How many of something are taken within a time, and what is said to who comes after. */
export type RateLimit = {
  readonly name: string
  readonly most: number
  readonly windowMs: number
  readonly refusal: string
}

/**
 * Refuses with RATE_LIMITED when an allowance of this time is used up; answers how to count one more, for the transaction that
 * stores what is counted. Counted by what cannot be forged: the addresses a request claims to come from can be.
 */
export async function enforceRateLimits(
  transaction: Transaction,
  allowances: readonly RateLimit[],
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<() => void> {
  if (allowances.length === 0) return () => {}
  const at = now().getTime()
  const counters = allowances.map(({ name, windowMs, ...allowance }) => {
    const until = Math.floor(at / windowMs) * windowMs + windowMs
    const digest = sha256(`${name} until ${until}`)
    return { ...allowance, until, document: rateLimitsIn(db).doc(digest) }
  })
  const stored = await readAll(transaction, ...counters.map(({ document }) => document))
  const counts = stored.map((counter) => counter?.count ?? 0)
  counters.forEach(({ most, until, refusal }, index) => {
    if ((counts[index] ?? 0) < most) return
    throw new AppError('RATE_LIMITED', refusal, { retryAfterSeconds: Math.ceil((until - at) / 1000) })
  })
  return () => {
    counters.forEach(({ document, until }, index) => {
      transaction.set(document, { count: (counts[index] ?? 0) + 1, expiresAt: new Date(until) })
    })
  }
}
