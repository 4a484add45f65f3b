import type { LoginAnswer, User } from '@teeshala/contract/accounts/user'
import { useSession } from './session-store.ts'
import { storeSignIn } from './stored-session.ts'

/** Makes the answer of a sign-in the session of this browser. */
export async function startSession({ user, token, customToken }: LoginAnswer): Promise<void> {
  rememberSignIn(user, token)
  const { keepSession } = await import('./firebase-auth.ts')
  await keepSession(customToken)
}

/** As `startSession`, where Firebase is signed in already. */
export function rememberSignIn({ _id, name, email, isAdmin, ...rest }: User, token: string): void {
  useSession.getState().setUser({ _id, name, email, isAdmin, token })
  storeSignIn({ _id, name, email, isAdmin, ...rest }, token)
}
