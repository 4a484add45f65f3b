import { clearDrafts } from './kept/form-draft.ts'
import { useSession } from './session-store.ts'
import { removeSignIn } from './stored-session.ts'

type Reason = 'signed-out' | 'expired'

const listeners = new Set<(reason: Reason) => void>()

/** Calls `listener` whenever this tab's session has ended. Returns a function that unsubscribes. */
export function onSessionEnd(listener: (reason: Reason) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ends the session in this browser: store, local storage, Firebase's state, and what listeners hold. */
export async function endSession(reason: Reason): Promise<void> {
  const { currentUser } = useSession.getState()
  if (!currentUser) return
  useSession.getState().clearUser()
  removeSignIn()
  if (reason === 'signed-out') clearDrafts()
  for (const listener of listeners) listener(reason)
  const { leaveFirebase } = await import('./firebase-auth.ts')
  await leaveFirebase(currentUser._id).catch(() => undefined)
}
