import { type FirebaseOptions, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  signInWithCustomToken,
} from 'firebase/auth'
import { isLocalProject, loadFirebaseConfig } from './firebase-config.ts'
import { authPort, localService } from './local-service.ts'
import { useSession } from './session-store.ts'
import { storeToken } from './stored-session.ts'

let opening: Promise<Auth> | undefined

/** Opens Firebase Auth once with its stored sign-in. Loaded on demand: it is 25 KB. */
export function firebaseAuth(): Promise<Auth> {
  opening ??= open().catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}

async function open(): Promise<Auth> {
  const config = await loadFirebaseConfig()
  const auth = initializeAuth(initializeApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  setUp(auth, config)
  await auth.authStateReady()
  onIdTokenChanged(auth, async (user) => {
    if (!user || user.isAnonymous || user.uid !== useSession.getState().currentUser?._id) return
    const token = await user.getIdToken()
    useSession.getState().renewToken(token)
    storeToken(token)
  })
  return auth
}

function setUp(auth: Auth, config: FirebaseOptions): void {
  auth.languageCode = 'en'
  if (!isLocalProject(config)) return
  connectAuthEmulator(auth, localService(authPort).origin, { disableWarnings: true })
  auth.settings.appVerificationDisabledForTesting = true
}

let aside: Auth | undefined

/** Opens a second Firebase Auth for this page only: a code verified with it does not change who is signed in. */
export async function authAside(): Promise<Auth> {
  const config = (await firebaseAuth()).app.options
  if (!aside) {
    aside = initializeAuth(initializeApp(config, 'aside'), { persistence: inMemoryPersistence })
    setUp(aside, config)
  }
  return aside
}

/** Returns whether this is a local shop, without Google window, SMS and mail. */
export async function isLocalShop(): Promise<boolean> {
  return isLocalProject((await firebaseAuth()).app.options)
}

/** Signs Firebase in with the custom token of `logIn`, so that it renews the session; returns the ID token. */
export async function keepSession(customToken: string): Promise<string> {
  const { user } = await signInWithCustomToken(await firebaseAuth(), customToken)
  return user.getIdToken()
}

/** Firebase's codes for an account that was deleted or disabled, or whose password was changed elsewhere. */
const lost = ['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found', 'auth/invalid-user-token']

/**
 * Returns the session user's ID token, renewed if old or `isForced`; null if Firebase no longer knows the user. Rejects if
 * Firebase cannot be reached, which says nothing about the session.
 */
export async function renewIdToken(isForced: boolean): Promise<string | null> {
  const { currentUser } = await firebaseAuth()
  if (!currentUser || currentUser.uid !== useSession.getState().currentUser?._id) return null
  return currentUser.getIdToken(isForced).catch((error) => {
    if (lost.includes(error.code)) return null
    throw error
  })
}

/** Signs Firebase out in this browser; with `uid`, only if that is the present user. */
export async function leaveFirebase(uid?: string): Promise<void> {
  const auth = await firebaseAuth()
  if (uid === undefined || auth.currentUser?.uid === uid) await auth.signOut()
}
