import { AppError } from '../../errors/app-error.ts'
import { ok } from '../../http/answer.ts'
import type { Call, Reply } from '../../http/route.ts'
import type { Deps } from '../../ports/deps.ts'
import { ensureProfile } from '../profile/ensure-profile.ts'
import { userAnswer } from '../profile/user-answer.ts'

/** Returns the profile of a Google sign-in, made on first sight. Only the token is believed; the body is not read. */
export async function signInWithGoogle(
  { caller, request }: Call<'signInWithGoogle'>,
  deps: Deps,
): Reply<'signInWithGoogle'> {
  if (caller.provider !== 'google.com') throw new AppError('UNAUTHENTICATED', 'Please sign in with Google.')
  const user = userAnswer(await ensureProfile(await deps.auth.getUser(caller.uid), deps))
  return ok({ user, token: request.get('authorization')?.replace(/^Bearer /, '') ?? '' })
}
