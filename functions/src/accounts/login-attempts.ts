import { createHash } from 'node:crypto'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'

const windowMs = 15 * 60_000
const maxFailures = 10

/**
 * Counts an attempt to sign in before the password is checked, so that parallel guesses count too: ten within 15 minutes,
 * then RATE_LIMITED for this login, from wherever it is tried. A right password clears the count.
 */
export async function countAttempt(login: string, { db, now }: Deps): Promise<{ clear: () => Promise<void> }> {
  const document = db.doc(`loginAttempts/${createHash('sha256').update(login).digest('hex')}`)
  await db.runTransaction(async (transaction) => {
    const at = now().getTime()
    const stored = (await transaction.get(document)).data()?.attempts as number[] | undefined
    const recent = (stored ?? []).filter((attempt) => attempt > at - windowMs)
    if (recent.length >= maxFailures) throw tooMany(Math.min(...recent) + windowMs - at)
    transaction.set(document, { attempts: [...recent, at], expiresAt: new Date(at + windowMs) })
  })
  return { clear: async () => void (await document.delete()) }
}

/** The refusal of a login that was tried too often; `waitMs` is when the next attempt is possible. */
export function tooMany(waitMs: number): AppError {
  return new AppError('RATE_LIMITED', 'Too many failed sign-ins. Please wait a few minutes and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  })
}
