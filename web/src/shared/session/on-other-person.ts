import { onSessionEnd } from './end-session.ts'
import { draftOwner } from './kept/form-draft.ts'
import { useSession } from './session-store.ts'

/** Calls `forget` before another person can go on with what this one chose: at a sign-out, and when another customer signs in. */
export function onOtherPerson(forget: () => void): void {
  onSessionEnd((reason) => {
    if (reason === 'signed-out') forget()
  })
  // A session that has ended by itself leaves what was typed, over a reload too.
  let owner = useSession.getState().currentUser?._id ?? draftOwner()
  useSession.subscribe(({ currentUser }) => {
    if (!currentUser) return
    // A visitor who signs in goes on with their own.
    if (owner && owner !== currentUser._id) forget()
    owner = currentUser._id
  })
}
