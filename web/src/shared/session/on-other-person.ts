import { onSessionEnd } from './end-session.ts'
import { useSession } from './session-store.ts'

/** Calls `forget` before another person can go on with what this one chose: at a sign-out, and when another customer signs in. */
export function onOtherPerson(forget: () => void): void {
  onSessionEnd((reason) => {
    if (reason === 'signed-out') forget()
  })
  let owner = useSession.getState().currentUser?._id
  useSession.subscribe(({ currentUser }) => {
    if (!currentUser) return
    // A visitor who signs in goes on with their own.
    if (owner && owner !== currentUser._id) forget()
    owner = currentUser._id
  })
}
