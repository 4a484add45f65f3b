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

/** `aside`: verifies the phone without changing this browser's session. */
export type PhoneOccasion = Occasion | 'aside'

/** Verifies the code that was sent; rejects with Firebase's `auth/invalid-verification-code` or `auth/code-expired`. */
export type ConfirmCode = (code: string) => Promise<User>

/**
 * Sends a one-time code to a phone (E.164). Google checks for a human: it may show its puzzle in `place`; usually
 * nothing is shown. The check is repeated for each code.
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
