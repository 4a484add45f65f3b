import { create } from 'zustand'
import { useSession } from '../session/session-store.ts'
import { whenLoaded } from '../ui/when-loaded.ts'

type Asked = {
  /** Why, as the heading of the sheet. */
  title: string
  /** What comes of it, in a sentence. */
  promise: string
  /** What was begun, and is finished once somebody is signed in. */
  goOn: () => void
}

/** What a visitor has begun that needs an account, while the sheet asks them to sign in. */
export const useSignInAsked = create<{ asked: Asked | undefined; isOnPages: boolean }>()(() => ({
  asked: undefined,
  /** They have gone to the pages for that instead, and what they have begun goes along. */
  isOnPages: false,
}))

export const closeSignInSheet = () => useSignInAsked.setState({ asked: undefined, isOnPages: false })

export const goOnOnPages = () => useSignInAsked.setState({ isOnPages: true })

export const loadSignInSheet = () => import('./SignInSheet.tsx')

/** Does what needs an account: at once, or when the visitor has signed in on a sheet over the page. Who closes it has begun nothing. */
export function signedIn(asked: Asked): void {
  if (useSession.getState().currentUser) asked.goOn()
  else void whenLoaded(loadSignInSheet(), () => useSignInAsked.setState({ asked, isOnPages: false }))
}
