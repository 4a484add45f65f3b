import { onSessionEnd } from './end-session.ts'
import { draftOwner } from './kept/form-draft.ts'
import { useSession } from './session-store.ts'

/** Calls `forget` before another person can continue with this one's choices: at a sign-out, and when another customer signs in. */
export function onOtherPerson(forget: () => void): void {
  onSessionEnd((reason) => {
    if (reason === 'signed-out') forget()
  })
  // An expired session keeps its input, also over a reload.
  let owner = useSession.getState().currentUser?._id ?? draftOwner()
  useSession.subscribe(({ currentUser }) => {
    if (!currentUser) return
    // A visitor who signs in keeps their own input.
    if (owner && owner !== currentUser._id) forget()
    owner = currentUser._id
  })
}
