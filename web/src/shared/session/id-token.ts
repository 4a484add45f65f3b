import { endSession } from './end-session.ts'
import { useSession } from './session-store.ts'

/** A token that could expire on its way to the server is renewed first. */
const leewayMs = 60_000

/** Somebody was signed in when they asked for something, and is not any more: it is not done as a visitor instead. */
export class SessionEnded extends Error {}

/**
 * The bearer token of the signed-in customer, or null. While the stored one is good, Firebase need not be loaded for it.
 * `renewed` asks for a new one whatever the old one's age. Where no new one can be had, because the account was closed or its
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

/** When a JSON web token expires, in ms since 1970; 0 for what is none. */
export function expiresAtMs(token: string): number {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : 0
  } catch {
    return 0
  }
}
