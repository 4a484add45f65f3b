import { currentUser, keepToken } from './session-store.ts'

const spareMs = 60_000

/** An ID token that is good for at least a minute, or undefined for a visitor. Firebase is loaded only to renew one. */
export async function freshToken(): Promise<string | undefined> {
  const token = currentUser()?.token
  if (token === undefined || expiresAtMs(token) > Date.now() + spareMs) return token
  const { renewToken } = await import('./firebase-session.ts')
  const renewed = await renewToken().catch(() => undefined)
  if (renewed) keepToken(renewed)
  return renewed ?? token
}

function expiresAtMs(token: string): number {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return Number(JSON.parse(atob(payload)).exp) * 1000 || 0
  } catch {
    return 0
  }
}
