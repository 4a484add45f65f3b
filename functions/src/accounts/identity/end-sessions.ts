import type { Deps } from '../../ports/deps.ts'

/** A timer may end a moment early. */
const marginMs = 20

/**
 * Ends all sessions of an account that nobody can open any more as they did. Firebase keeps the moment in whole seconds, and what was signed in within that second goes on: so it
 * waits for the next one, which no session of before is in.
 */
export async function endSessions(uid: string, { auth, sleep }: Pick<Deps, 'auth' | 'sleep'>): Promise<void> {
  await sleep(1000 - (Date.now() % 1000) + marginMs)
  await auth.revokeRefreshTokens(uid)
}
