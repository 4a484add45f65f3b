import { endSession } from './end-session.ts'
import { useSession } from './session-store.ts'

/** A token that could expire on its way to the server is renewed first. */
const leewayMs = 60_000

/** The session ended after the user started an action, which must not continue as a visitor's. */
export class SessionEnded extends Error {}

/**
 * Returns the signed-in customer's bearer token, or null. While the stored one is valid, Firebase is not loaded.
 * `renewed` forces a new one. If none can be had, because the account was disabled or its
 * password changed elsewhere, the session ends and `SessionEnded` is thrown.
 */
export async function idToken({ renewed = false } = {}): Promise<string | null> {
  const { currentUser } = useSession.getState()
  if (!currentUser) return null
  if (!renewed && expiresAtMs(currentUser.token) - Date.now() > leewayMs) return currentUser.token
  const { renewIdToken } = await import('./firebase-auth.ts')
  const token = await renewIdToken(renewed)
  if (token !== null) return token
  await endSession('expired')
  throw new SessionEnded()
}

/** Returns the expiry of a JWT in ms since 1970; 0 if it is malformed. */
export function expiresAtMs(token: string): number {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : 0
  } catch {
    return 0
  }
}
