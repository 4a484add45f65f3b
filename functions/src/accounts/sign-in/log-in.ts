import { Email } from '@teeshala/contract/accounts/email'
import { normalisePhone } from '@teeshala/contract/accounts/phone'
import { badCredentials, type LoginAnswer } from '@teeshala/contract/accounts/user'
import * as z from 'zod/mini'
import { AppError } from '../../errors/app-error.ts'
import { errorCode } from '../../errors/error-code.ts'
import { ok } from '../../http/answer.ts'
import { sessionToken } from '../../http/caller/session-token.ts'
import { visitOf } from '../../http/caller/visit.ts'
import type { Call, Reply } from '../../http/route.ts'
import type { Deps } from '../../ports/deps.ts'
import { uidOfNumber } from '../identity/phone-numbers.ts'
import { ensureProfile } from '../profile/ensure-profile.ts'
import { userAnswer } from '../profile/user-answer.ts'
import { countAttempt, tooMany } from './login-attempts.ts'

/** No account can have it: `.invalid` is reserved. Asked for where a login is unknown, so that both take as long. */
const nobody = 'nobody@teeshala.invalid'

/** Signs in with an email or phone and a password. An unknown login and a wrong password get the same answer. */
export async function logIn({ body, request }: Call<'logIn'>, deps: Deps): Reply<'logIn'> {
  const login = normaliseLogin(body.login)
  const attempts = await countAttempt(login, await visitOf(request, deps), deps)
  const email = await emailOf(login, deps)
  const answer = await deps.checkPassword(email ?? nobody, body.password).catch(async (error) => {
    await attempts.takeBack()
    throw error
  })
  if (answer.kind === 'too-many') throw tooMany(60_000)
  if (answer.kind === 'wrong') throw new AppError('BAD_CREDENTIALS', badCredentials)
  const [record, customToken] = await Promise.all([
    deps.auth.getUser(answer.uid),
    sessionToken(answer.uid, { provedAt: answer.signedInAt, since: answer.signedInAt }, deps),
    attempts.clear(),
  ])
  const user = userAnswer(await ensureProfile(record, deps))
  return ok({ user, token: answer.idToken, customToken } satisfies LoginAnswer)
}

function normaliseLogin(login: string): string {
  if (login.includes('@')) return z.safeParse(Email, login).data ?? login.toLowerCase()
  return normalisePhone(login) ?? login.toLowerCase()
}

async function emailOf(login: string, deps: Deps): Promise<string | undefined> {
  if (login.includes('@')) return z.safeParse(Email, login).data
  if (!login.startsWith('+')) return undefined
  try {
    return (await deps.auth.getUser((await uidOfNumber(login, deps)) ?? nobody)).email
  } catch (error) {
    if (errorCode(error) === 'auth/user-not-found') return undefined
    throw error
  }
}
