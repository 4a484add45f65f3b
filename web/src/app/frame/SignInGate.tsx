import { Outlet, useMatches } from 'react-router-dom'
import { useSession } from '../../shared/session/session-store.ts'
import { SignInRequest } from '../../shared/ui/SignInRequest.tsx'
import type { SignInWords } from '../page-route.ts'

/** Shows a customer page to customers, and its request to sign in to everybody else. */
export function SignInGate() {
  const words = (useMatches().at(-1)?.handle as { signInWords?: SignInWords } | undefined)?.signInWords
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  return words && !isSignedIn ? <SignInRequest {...words} /> : <Outlet />
}
