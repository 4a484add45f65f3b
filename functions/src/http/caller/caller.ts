import type { StaffRole } from '@teeshala/contract/staff/staff-role'

/** Somebody without a token. */
export type Visitor = { readonly kind: 'visitor' }
/** Somebody with an anonymous Firebase sign-in: not a user of the shop; the uid only owns uploads. */
export type Guest = { readonly kind: 'guest'; readonly uid: string }
/** Somebody with an account. `isAdmin`: may make this call as staff. `signedInAt`: when the password, code or Google account was last presented. */
export type Customer = {
  readonly kind: 'customer'
  readonly uid: string
  readonly isAdmin: boolean
  /** The staff role, in staff calls. */
  readonly role?: StaffRole | undefined
  readonly signedInAt: Date
  /** The start of the session; later than `signedInAt` if a change of sign-in details ended earlier sessions. */
  readonly sessionSince: Date
  readonly provider: string
  /** Whether an email or phone is verified: by a link, a code, or Google. */
  readonly isProved: boolean
  /** Whether the email is verified. */
  readonly isEmailProved: boolean
}
export type Caller = Visitor | Guest | Customer

/** Returns the uid whose uploads a caller may order; undefined without a sign-in. */
export function uploaderOf(caller: Caller): string | undefined {
  return caller.kind === 'visitor' ? undefined : caller.uid
}
