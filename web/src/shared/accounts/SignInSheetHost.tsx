import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../session/session-store.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { closeSignInSheet, goOnOnPages, loadSignInSheet, useSignInAsked } from './ask-to-sign-in.ts'

const SignInSheet = lazyPart(() => loadSignInSheet().then((module) => module.SignInSheet))

const accountPages = ['/signup', '/signin', '/login', '/forgot-password']

/** The place of the sheet that signs in. It stands behind the pages, so that they have heard of a sign-in before what was begun goes on. */
export function SignInSheetHost() {
  const { asked, isOnPages } = useSignInAsked()
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  const { pathname } = useLocation()

  useEffect(() => {
    // What was begun on a page goes on once that is there again.
    if (!asked || !isSignedIn || accountPages.includes(pathname)) return
    closeSignInSheet()
    // The sheet gives the focus back as it goes; what goes on may lead it elsewhere.
    setTimeout(asked.goOn)
  }, [asked, isSignedIn, pathname])

  // Whoever goes to another page has begun something else.
  useEffect(() => {
    if (!useSignInAsked.getState().isOnPages || !accountPages.includes(pathname)) closeSignInSheet()
  }, [pathname])

  return (
    <Suspense>
      {asked && !isOnPages && (
        <SignInSheet title={asked.title} promise={asked.promise} onClose={closeSignInSheet} onSignUp={goOnOnPages} />
      )}
    </Suspense>
  )
}
