import { AppError } from '../../errors/app-error.ts'
import { sessionToken } from '../../http/caller/session-token.ts'
import { type Handler, ok } from '../../http/handler.ts'
import { endSessions } from '../identity/end-sessions.ts'
import { seeProfile } from '../profile/ensure-profile.ts'
import { userAnswer } from '../profile/user-answer.ts'

/**
 * Returns the profile of a Google sign-in, creating it on first use. Only the token is trusted; the body is not read. If somebody had opened an account
 * with the email without verifying it, they lose access.
 */
export const signInWithGoogle: Handler<'signInWithGoogle'> = async ({ caller, request }, deps) => {
  if (caller.provider !== 'google.com') throw new AppError('UNAUTHENTICATED', 'Please sign in with Google.')
  const { profile, wasTakenOver } = await seeProfile(await deps.auth.getUser(caller.uid), deps)
  const user = userAnswer(profile)
  const token = request.get('authorization')?.replace(/^Bearer /, '') ?? ''
  if (!wasTakenOver) return ok({ user, token })
  await endSessions(caller.uid, deps)
  return ok({
    user,
    token,
    customToken: await sessionToken(caller.uid, { provedAt: caller.signedInAt, since: deps.now() }, deps),
  })
}
