import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth'

/**
 * A phone number can be entered without a code, at sign-up and in the profile, so it may be somebody else's. This custom claim
 * holds the number that has been proved: by whoever opened the account by a code, or by a code and another way in together.
 */
const claim = 'phone_proven'

/** Whether somebody came by a code into an account that has another way in and whose number nobody has proved yet. */
export function isUnprovenPhone(token: DecodedIdToken): boolean {
  if (token.firebase?.sign_in_provider !== 'phone') return false
  const { email, 'google.com': google } = token.firebase.identities as Record<string, unknown>
  const hasOtherWay = email !== undefined || google !== undefined
  return hasOtherWay && token[claim] !== token.phone_number
}

/** Whether the number of an account is known to be its owner's. */
export function isProvenPhone({ phoneNumber, providerData, customClaims }: UserRecord): boolean {
  if (phoneNumber === undefined) return false
  return customClaims?.[claim] === phoneNumber || providerData.every(({ providerId }) => providerId === 'phone')
}

/** The account's claims with its number proved. */
export function claimsOfProven({ phoneNumber, customClaims }: UserRecord): Record<string, unknown> {
  return { ...customClaims, [claim]: phoneNumber }
}
