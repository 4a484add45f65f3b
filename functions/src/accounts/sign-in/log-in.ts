import { Email } from '@teeshala/contract/accounts/email'
import { normalisePhone } from '@teeshala/contract/accounts/phone'
import { badCredentials, type LoginAnswer } from '@teeshala/contract/accounts/user'
import type { UserRecord } from 'firebase-admin/auth'
import * as z from 'zod/mini'
import { AppError } from '../../errors/app-error.ts'
import { forgive } from '../../errors/error-code.ts'
import { sessionToken } from '../../http/caller/session-token.ts'
import { visitOf } from '../../http/caller/visit.ts'
import { type Handler, ok } from '../../http/handler.ts'
import type { Deps } from '../../ports/deps.ts'
import { endSessions } from '../identity/end-sessions.ts'
import { uidOfNumber } from '../identity/phone-numbers.ts'
import { seeProfile } from '../profile/ensure-profile.ts'
import { userAnswer } from '../profile/user-answer.ts'
import { countAttempt, tooMany } from './login-attempts.ts'

/** Cannot exist: `.invalid` is reserved. Used for unknown logins, so that both cases take the same time. */
const nobody = 'nobody@teeshala.invalid'

/** Signs in with an email or phone and a password. Unknown logins and wrong passwords get the same response. */
export const logIn: Handler<'logIn'> = async ({ body, request }, deps) => {
  const login = normaliseLogin(body.login)
  const attempts = await countAttempt(login, await visitOf(request, deps), deps)
  const email = await emailOf(login, deps)
  const answer = await deps.checkPassword(email ?? nobody, body.password).catch(async (error) => {
    await attempts.takeBack()
    throw error
  })
  if (answer.kind === 'too-many') throw tooMany(60_000)
  if (answer.kind === 'wrong') throw new AppError('BAD_CREDENTIALS', badCredentials)
  const [record] = await Promise.all([deps.auth.getUser(answer.uid), attempts.clear()])
  const { profile, wasTakenOver } = await seeProfile(record, deps)
  const { signedInAt, idToken } = wasTakenOver ? await signInAnew(answer, body.password, record, deps) : answer
  const customToken = await sessionToken(answer.uid, { provedAt: signedInAt, since: signedInAt }, deps)
  return ok({ user: userAnswer(profile), token: idToken, customToken } satisfies LoginAnswer)
}

/** Ends all sessions, including the new one, after a takeover, then signs in again. */
async function signInAnew<T>(first: T, password: string, { uid, email = nobody }: UserRecord, deps: Deps) {
  await endSessions(uid, deps)
  const again = await deps.checkPassword(email, password)
  return again.kind === 'right' ? again : first
}

function normaliseLogin(login: string): string {
  if (login.includes('@')) return z.safeParse(Email, login).data ?? login.toLowerCase()
  return normalisePhone(login) ?? login.toLowerCase()
}

async function emailOf(login: string, deps: Deps): Promise<string | undefined> {
  if (login.includes('@')) return z.safeParse(Email, login).data
  if (!login.startsWith('+')) return undefined
  const uid = (await uidOfNumber(login, deps)) ?? nobody
  return (await deps.auth.getUser(uid).catch(forgive('auth/user-not-found')))?.email
}
