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

/** Firebase Auth, opened once and with its stored sign-in read. Loaded only by those who need it: it weighs 25 KB. */
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

/** Firebase Auth beside the session's, forgotten with the page: a code that is shown here changes nothing about who is signed in. */
export async function authAside(): Promise<Auth> {
  const config = (await firebaseAuth()).app.options
  if (!aside) {
    aside = initializeAuth(initializeApp(config, 'aside'), { persistence: inMemoryPersistence })
    setUp(aside, config)
  }
  return aside
}

/** Whether this is the shop on somebody's own machine, where no Google window opens and no SMS or mail is sent. */
export async function isLocalShop(): Promise<boolean> {
  return isLocalProject((await firebaseAuth()).app.options)
}

/** Signs Firebase in with the token that the call `logIn` made, so that it renews the session from here on; returns the session's ID token. */
export async function keepSession(customToken: string): Promise<string> {
  const { user } = await signInWithCustomToken(await firebaseAuth(), customToken)
  return user.getIdToken()
}

/** What Firebase says of an account that was deleted or closed, or whose password was changed elsewhere. */
const lost = ['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found', 'auth/invalid-user-token']

/**
 * The ID token of the session's user, renewed where it is old or `isForced`; null when Firebase no longer knows them. Rejects where
 * Firebase cannot be asked: that says nothing about the session.
 */
export async function renewIdToken(isForced: boolean): Promise<string | null> {
  const { currentUser } = await firebaseAuth()
  if (!currentUser || currentUser.uid !== useSession.getState().currentUser?._id) return null
  return currentUser.getIdToken(isForced).catch((error) => {
    if (lost.includes(error.code)) return null
    throw error
  })
}

/** Signs Firebase out in this browser; with `uid`, only where it is that user whom it knows. */
export async function leaveFirebase(uid?: string): Promise<void> {
  const auth = await firebaseAuth()
  if (uid === undefined || auth.currentUser?.uid === uid) await auth.signOut()
}
