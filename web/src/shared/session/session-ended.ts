import { currentUser, dropSession } from './session-store.ts'

type Listener = () => void
const listeners = new Set<Listener>()

/** Calls back when the shop no longer takes a session that the browser thought good. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The shop has refused the session: it is forgotten, and whoever listens leads the visitor to sign in again. */
export function sessionEnded(): void {
  if (!currentUser()) return
  dropSession()
  for (const listener of listeners) listener()
}
