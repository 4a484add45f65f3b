import type { StaffRole } from '@teeshala/contract/staff/staff-role'

/** Nobody: no token at all. */
export type Visitor = { readonly kind: 'visitor' }
/** Firebase anonymous sign-in: no user to the shop; the uid only owns what it uploaded. */
export type Guest = { readonly kind: 'guest'; readonly uid: string }
/** Somebody with an account. `isAdmin`: they may make this call as staff. `signedInAt` is when the password, code or Google account was last given. */
export type Customer = {
  readonly kind: 'customer'
  readonly uid: string
  readonly isAdmin: boolean
  /** Of staff, in their own calls. */
  readonly role?: StaffRole | undefined
  readonly signedInAt: Date
  /** Since when their session stands; later than `signedInAt` where a change of what opens the account has ended those before. */
  readonly sessionSince: Date
  readonly provider: string
  /** Whether they have proved an email or a phone: by a link, a code, or Google. */
  readonly isProved: boolean
  /** Whether they have shown that they read the mailbox of their email. */
  readonly isEmailProved: boolean
}
export type Caller = Visitor | Guest | Customer

/** Returns whose uploads a caller may order; undefined without a sign-in. */
export function uploaderOf(caller: Caller): string | undefined {
  return caller.kind === 'visitor' ? undefined : caller.uid
}
