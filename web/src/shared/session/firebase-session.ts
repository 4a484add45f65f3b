import { onIdTokenChanged, signInWithCustomToken, signOut } from 'firebase/auth'
import { firebaseAuth } from './firebase-auth.ts'
import { currentUser, keepToken } from './session-store.ts'

/** Signs Firebase in with the token the shop has given, so that it keeps the session fresh from now on. */
export async function adoptSession(customToken: string): Promise<void> {
  await signInWithCustomToken(await firebaseAuth(), customToken)
}

/** A new ID token; undefined when Firebase knows of nobody, or of somebody else. */
export async function renewToken(): Promise<string | undefined> {
  const auth = await firebaseAuth()
  await auth.authStateReady()
  return auth.currentUser?.uid === currentUser()?._id ? auth.currentUser?.getIdToken() : undefined
}

/** Keeps the token in local storage as fresh as Firebase's own. */
export async function followFirebase(): Promise<void> {
  onIdTokenChanged(await firebaseAuth(), async (user) => {
    if (user && user.uid === currentUser()?._id) keepToken(await user.getIdToken())
  })
}

export async function leaveFirebase(): Promise<void> {
  await signOut(await firebaseAuth())
}
