import { create } from 'zustand'
import { useSession } from '../session/session-store.ts'
import { whenLoaded } from '../ui/when-loaded.ts'

type Asked = {
  /** The reason, as the sheet's heading. */
  title: string
  /** The benefit, in one sentence. */
  promise: string
  /** The action to complete after signing in. */
  goOn: () => void
}

/** A visitor's action that needs an account, while the sheet asks them to sign in. */
export const useSignInAsked = create<{ asked: Asked | undefined; isOnPages: boolean }>()(() => ({
  asked: undefined,
  /** They went to the sign-in pages instead, and the action is kept. */
  isOnPages: false,
}))

export const closeSignInSheet = () => useSignInAsked.setState({ asked: undefined, isOnPages: false })

export const goOnOnPages = () => useSignInAsked.setState({ isOnPages: true })

export const loadSignInSheet = () => import('./SignInSheet.tsx')

/** Performs an action that needs an account: at once, or after the visitor has signed in on a sheet. Closing it cancels the action. */
export function signedIn(asked: Asked): void {
  if (useSession.getState().currentUser) asked.goOn()
  else void whenLoaded(loadSignInSheet(), () => useSignInAsked.setState({ asked, isOnPages: false }))
}
