import {
  type AuthCredential,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  type User,
} from 'firebase/auth'
import { firebaseAuth } from '../session/firebase-auth.ts'
import { signedInUser } from '../session/signed-in-user.ts'

/** `in`: signs in. `again`: the signed-in user reauthenticates. */
export type Occasion = 'in' | 'again'

/** Opens Google's sign-in window. Must be called soon after a press, or browsers block the window. */
export async function askGoogle(occasion: Occasion): Promise<User> {
  const auth = await firebaseAuth()
  const provider = new GoogleAuthProvider()
  provider.setCustomParameters({ prompt: 'select_account' })
  const { user } =
    occasion === 'in'
      ? await signInWithPopup(auth, provider, browserPopupRedirectResolver)
      : await reauthenticateWithPopup(await signedInUser(), provider, browserPopupRedirectResolver)
  return user
}

/** Signs in with a Google ID token. Only the Auth emulator accepts an unsigned one. */
export async function believeGoogleToken(idToken: string, occasion: Occasion): Promise<User> {
  const credential: AuthCredential = GoogleAuthProvider.credential(idToken)
  const { user } =
    occasion === 'in'
      ? await signInWithCredential(await firebaseAuth(), credential)
      : await reauthenticateWithCredential(await signedInUser(), credential)
  return user
}
