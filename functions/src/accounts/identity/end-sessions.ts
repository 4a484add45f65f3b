import type { Deps } from '../../ports/deps.ts'

/** Timers may fire slightly early. */
const marginMs = 20

/**
 * Ends all sessions of an account. Firebase stores the revocation time in whole seconds, and tokens issued within that second stay valid, so this
 * waits for the next second.
 */
export async function endSessions(uid: string, { auth, sleep }: Pick<Deps, 'auth' | 'sleep'>): Promise<void> {
  await sleep(1000 - (Date.now() % 1000) + marginMs)
  await auth.revokeRefreshTokens(uid)
}
