import type { Caller } from '../caller.ts'

/** The header with which the API passes on the id of the request it is working for. */
export const requestIdHeader = 'x-request-id'

/**
 * Returns the caller: 'Bearer owner' is the Admin SDK on an emulator; any other token is an ID token, which emulators read
 * without checking its signature.
 */
export function identify(authorization: string | undefined, requestId: string | undefined): Caller {
  const token = /^(?:Bearer|Firebase)\s+(.+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return { identity: null, requestId }
  if (token === 'owner') return { identity: 'server', requestId }
  return { identity: claimsOf(token), requestId }
}

function claimsOf(token: string): Record<string, unknown> | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return typeof claims === 'object' && claims !== null ? { ...claims } : null
  } catch {
    return null
  }
}
