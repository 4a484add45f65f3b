import * as z from 'zod/mini'
import { signInUnchecked } from '../../http/caller/authenticate.ts'
import type { CheckPassword } from '../../ports/check-password.ts'

/** The part of the REST API's response that the shop reads. */
const Accepted = z.object({ localId: z.string(), idToken: z.string() })
const Claims = z.object({ auth_time: z.number() })
const Refused = z.object({ error: z.object({ message: z.string() }) })

const wrong = new Set([
  'INVALID_LOGIN_CREDENTIALS',
  'EMAIL_NOT_FOUND',
  'INVALID_PASSWORD',
  'INVALID_EMAIL',
  'USER_DISABLED',
  'MISSING_PASSWORD',
])

/**
 * Returns a function that checks a password with Firebase Auth's REST API, because the Admin SDK cannot. It throws UNAVAILABLE if Auth does not respond
 * properly. Needs the web API key (WEB_API_KEY) in production; the Auth emulator accepts any.
 */
export function passwordChecker(env: Readonly<Record<string, string | undefined>>): CheckPassword {
  return async (email, password) => {
    const emulator = env.FIREBASE_AUTH_EMULATOR_HOST
    const key = env.WEB_API_KEY ?? (emulator ? 'emulator' : undefined)
    if (!key) throw new Error('WEB_API_KEY is not set: passwords cannot be checked')
    const origin = emulator
      ? `http://${emulator}/identitytoolkit.googleapis.com`
      : 'https://identitytoolkit.googleapis.com'
    const response = await ask(`${origin}/v1/accounts:signInWithPassword?key=${key}`, { email, password })
    // A proxy may respond with HTML, and a response can be cut off.
    const answer: unknown = await response.json().catch(() => undefined)
    if (answer === undefined || response.status >= 500) throw signInUnchecked()
    if (response.ok) {
      const { localId, idToken } = Accepted.parse(answer)
      return { kind: 'right', uid: localId, idToken, signedInAt: signedInAt(idToken) }
    }
    const code = Refused.safeParse(answer).data?.error.message.split(' ', 1)[0] ?? ''
    if (wrong.has(code)) return { kind: 'wrong' }
    if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER') return { kind: 'too-many' }
    if (response.status === 429 || code === 'QUOTA_EXCEEDED') throw signInUnchecked()
    throw new Error(`Firebase Auth answered ${response.status} ${code} to a password check`)
  }
}

/** The time at which Firebase Auth accepted the password: the session starts then, however long our own response takes. */
function signedInAt(idToken: string): Date {
  const [, claims = ''] = idToken.split('.')
  return new Date(Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))).auth_time * 1000)
}

async function ask(url: string, body: { email: string; password: string }): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
      signal: AbortSignal.timeout(10_000),
    })
  } catch {
    throw signInUnchecked()
  }
}
