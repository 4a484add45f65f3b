import type { Deps } from '../../ports/deps.ts'

/**
 * Ends all sessions of an account that nobody can open any more as they did. Firebase keeps the moment in whole seconds, and what was signed in within that second goes on: so it
 * waits for the next one, which no session of before is in.
 */
export async function endSessions(uid: string, { auth, sleep }: Pick<Deps, 'auth' | 'sleep'>): Promise<void> {
  await sleep(1000 - (Date.now() % 1000))
  await auth.revokeRefreshTokens(uid)
}
