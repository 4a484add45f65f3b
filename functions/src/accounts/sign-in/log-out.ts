import { ok } from '../../http/answer.ts'
import { authenticate } from '../../http/caller/authenticate.ts'
import type { Call, Reply } from '../../http/route.ts'
import type { Deps } from '../../ports/deps.ts'

/** Ends all sessions of the caller; without a valid token it succeeds without doing anything. */
export async function logOut({ request }: Call<'logOut'>, deps: Deps): Reply<'logOut'> {
  const caller = await authenticate(request, deps).catch(() => undefined)
  if (caller?.kind === 'customer') await deps.auth.revokeRefreshTokens(caller.uid)
  return ok({ message: 'Signed out' })
}
