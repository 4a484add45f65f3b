import { authenticate } from '../../http/caller/authenticate.ts'
import { type Handler, ok } from '../../http/handler.ts'

/** Ends all sessions of the caller; without a valid token it succeeds without doing anything. */
export const logOut: Handler<'logOut'> = async ({ request }, deps) => {
  const caller = await authenticate(request, deps).catch(() => undefined)
  if (caller?.kind === 'customer') await deps.auth.revokeRefreshTokens(caller.uid)
  return ok({ message: 'Signed out' })
}
