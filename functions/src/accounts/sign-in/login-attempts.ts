import type { Transaction } from 'firebase-admin/firestore'
import { sha256 } from '../../crypto/sha256.ts'
import { AppError } from '../../errors/app-error.ts'
import { loginAttemptsIn } from '../../firestore/collections.ts'
import type { Deps } from '../../ports/deps.ts'

const windowMs = 15 * 60_000
const maxFailures = 10

/** An attempt that was counted. `clear` forgets all of this login, `takeBack` this one alone. */
type Counted = { readonly clear: () => Promise<void>; readonly takeBack: () => Promise<void> }

/**
 * Counts an attempt to sign in before the password is checked, so that parallel guesses count too: ten within 15 minutes,
 * then RATE_LIMITED for this login, from wherever it is tried. A right password clears the count; one that could not be
 * checked does not count, and no more than that: else somebody who can make the check fail could go on guessing.
 */
export async function countAttempt(login: string, { db, now }: Pick<Deps, 'db' | 'now'>): Promise<Counted> {
  const document = loginAttemptsIn(db).doc(sha256(login))
  const stored = async (transaction: Transaction): Promise<number[]> =>
    (await transaction.get(document)).data()?.attempts ?? []
  const at = now().getTime()
  await db.runTransaction(async (transaction) => {
    const recent = (await stored(transaction)).filter((attempt) => attempt > at - windowMs)
    if (recent.length >= maxFailures) throw tooMany(Math.min(...recent) + windowMs - at)
    transaction.set(document, { attempts: [...recent, at], expiresAt: new Date(at + windowMs) })
  })
  const takeBack = async (transaction: Transaction) => {
    const attempts = await stored(transaction)
    const mine = attempts.lastIndexOf(at)
    if (mine >= 0) transaction.update(document, { attempts: attempts.toSpliced(mine, 1) })
  }
  return {
    clear: async () => void (await document.delete()),
    takeBack: () => db.runTransaction(takeBack),
  }
}

/** The refusal of a login that was tried too often; `waitMs` is when the next attempt is possible. */
export function tooMany(waitMs: number): AppError {
  return new AppError('RATE_LIMITED', 'Too many failed sign-ins. Please wait a few minutes and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  })
}
