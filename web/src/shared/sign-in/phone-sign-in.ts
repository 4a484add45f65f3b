import {
  type ConfirmationResult,
  RecaptchaVerifier,
  reauthenticateWithPhoneNumber,
  signInWithPhoneNumber,
  type User,
} from 'firebase/auth'
import { authAside, firebaseAuth } from '../session/firebase-auth.ts'
import { signedInUser } from '../session/signed-in-user.ts'
import type { Occasion } from './google-sign-in.ts'

/** `aside`: whoever comes shows that the phone is theirs, and the session of this browser stays as it is. */
export type PhoneOccasion = Occasion | 'aside'

/** Takes the code that was sent; rejects with Firebase's `auth/invalid-verification-code` or `auth/code-expired`. */
export type ConfirmCode = (code: string) => Promise<User>

/**
 * Sends a one-time code to a phone (E.164). Google makes sure that a person asks: in `place` it may draw its puzzle; mostly
 * it shows nothing. The check is made anew for each code.
 */
export async function sendPhoneCode(phone: string, place: HTMLElement, occasion: PhoneOccasion): Promise<ConfirmCode> {
  const auth = occasion === 'aside' ? await authAside() : await firebaseAuth()
  const holder = place.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, holder, { size: 'invisible' })
  try {
    const sent: ConfirmationResult =
      occasion === 'again'
        ? await reauthenticateWithPhoneNumber(await signedInUser(), phone, verifier)
        : await signInWithPhoneNumber(auth, phone, verifier)
    return async (code) => (await sent.confirm(code)).user
  } finally {
    verifier.clear()
    holder.remove()
  }
}
