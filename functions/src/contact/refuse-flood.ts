import { createHash } from 'node:crypto'
import type { Transaction } from 'firebase-admin/firestore'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'

/** How many of something are taken within a time. */
export type Allowance = { readonly name: string; readonly most: number; readonly windowMs: number }

/**
 * Counts one more in the transaction that stores it, and refuses with RATE_LIMITED when the allowance of this time is used
 * up. Counted by what cannot be forged: the addresses a request claims to come from can be.
 */
export async function countOne(
  transaction: Transaction,
  allowances: readonly Allowance[],
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<void> {
  const at = now().getTime()
  const windows = allowances.map(({ windowMs }) => Math.floor(at / windowMs) * windowMs + windowMs)
  const documents = allowances.map(({ name }, index) => {
    const digest = createHash('sha256').update(`${name} until ${windows[index]}`).digest('hex')
    return db.doc(`rateLimits/${digest}`)
  })
  const counts = (await transaction.getAll(...documents)).map((snapshot) => Number(snapshot.get('count') ?? 0))
  allowances.forEach(({ most }, index) => {
    if ((counts[index] ?? 0) < most) return
    throw new AppError('RATE_LIMITED', 'We have received many messages. Please try again later.', {
      retryAfterSeconds: Math.ceil(((windows[index] ?? at) - at) / 1000),
    })
  })
  documents.forEach((document, index) => {
    transaction.set(document, { count: (counts[index] ?? 0) + 1, expiresAt: new Date(windows[index] ?? at) })
  })
}
