import {
  type ConfirmationResult,
  RecaptchaVerifier,
  reauthenticateWithPhoneNumber,
  signInWithPhoneNumber,
  type User,
} from 'firebase/auth'
import { firebaseAuth } from './firebase-auth.ts'
import type { Occasion } from './google-sign-in.ts'
import { signedInUser } from './signed-in-user.ts'

/** Takes the code that was sent; rejects with Firebase's `auth/invalid-verification-code` or `auth/code-expired`. */
export type ConfirmCode = (code: string) => Promise<User>

/**
 * Sends a one-time code to a phone (E.164). Google makes sure that a person asks: in `place` it may draw its puzzle; mostly
 * it shows nothing. The check is made anew for each code.
 */
export async function sendPhoneCode(phone: string, place: HTMLElement, occasion: Occasion): Promise<ConfirmCode> {
  const auth = await firebaseAuth()
  const holder = place.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, holder, { size: 'invisible' })
  try {
    const sent: ConfirmationResult =
      occasion === 'in'
        ? await signInWithPhoneNumber(auth, phone, verifier)
        : await reauthenticateWithPhoneNumber(await signedInUser(), phone, verifier)
    return async (code) => (await sent.confirm(code)).user
  } finally {
    verifier.clear()
    holder.remove()
  }
}
