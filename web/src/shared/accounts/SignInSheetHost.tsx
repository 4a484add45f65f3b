import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../session/session-store.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { closeSignInSheet, goOnOnPages, loadSignInSheet, useSignInAsked } from './ask-to-sign-in.ts'

const SignInSheet = lazyPart(() => loadSignInSheet().then((module) => module.SignInSheet))

const accountPages = ['/signup', '/signin', '/login', '/forgot-password']

/** Renders the sign-in sheet. It comes after the pages, so that they learn of a sign-in before the action continues. */
export function SignInSheetHost() {
  const { asked, isOnPages } = useSignInAsked()
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  const { pathname } = useLocation()

  useEffect(() => {
    // What was begun on a page goes on once that is there again.
    if (!asked || !isSignedIn || accountPages.includes(pathname)) return
    closeSignInSheet()
    // The closing sheet restores focus; the continued action may move it again.
    setTimeout(asked.goOn)
  }, [asked, isSignedIn, pathname])

  // Navigating to another page abandons the action.
  useEffect(() => {
    if (!useSignInAsked.getState().isOnPages || !accountPages.includes(pathname)) closeSignInSheet()
  }, [pathname])

  if (!asked || isOnPages) return null
  return <SignInSheet title={asked.title} promise={asked.promise} onClose={closeSignInSheet} onSignUp={goOnOnPages} />
}
