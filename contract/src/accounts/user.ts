import * as z from 'zod/mini'
import { personUpdatesField } from '../messages/order-updates.ts'
import { StaffRole } from '../staff/staff-role.ts'
import { RequiredLine } from '../text.ts'
import { Address } from './address.ts'
import { Email } from './email.ts'
import { GivenPassword, NewPassword } from './password.ts'
import { PayTerms } from './pay-terms.ts'
import { OptionalPhone } from './phone.ts'

/** What the API shows of a person and their document alike. */
const shared = {
  name: z.string(),
  email: z.string(),
  /** E.164, or empty. */
  phone: z.string(),
  /** Once a code to the number was shown. Firebase Auth has the number only then. */
  isPhoneProven: z.boolean(),
  /** Once its mailbox was shown to be read; absent until an account is seen again that is older than this field. */
  isEmailProven: z.optional(z.boolean()),
  address: Address,
  /** Opens the admin area together with the custom claim `admin: true`: neither does without the other. */
  isAdmin: z.boolean(),
  /** What an admin may do there. A document without it is an owner's; `roleOf` tells. */
  role: z.optional(StaffRole),
  /** What staff have agreed with them about paying. */
  payTerms: z.optional(PayTerms),
  /** How many parcels to be paid at the door they have not taken. */
  refusedParcels: z.optional(z.int()),
}

/** A person as the API shows them. */
export const User = z.object({ ...shared, _id: z.string(), createdAt: z.iso.datetime() })
export type User = z.infer<typeof User>

/** The document users/{uid}. */
export const StoredUser = z.object({
  ...shared,
  ...personUpdatesField,
  searchKeys: z.array(z.string()),
  /** While the account is being deleted: nothing new is stored under it. */
  isLeaving: z.optional(z.literal(true)),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredUser = z.infer<typeof StoredUser>

/** The document phoneNumbers/{E.164}: the one account that has the number, proved or not. */
export const StoredPhoneNumber = z.object({ uid: z.string(), since: z.date() })
export type StoredPhoneNumber = z.infer<typeof StoredPhoneNumber>

/** Said when one of the three is missing at sign-up. */
export const registerRequired = 'Name, email, and password are required'

/** POST /api/users/register */
export const RegisterRequest = z.object({
  name: RequiredLine(100, registerRequired),
  email: Email,
  password: NewPassword,
  phone: z._default(OptionalPhone, ''),
  address: z.optional(Address),
})
export type RegisterRequest = z.infer<typeof RegisterRequest>

/** POST /api/users/email-proof: what stands behind the # of the link in the mail. */
export const EmailProofRequest = z.object({
  token: z.string().check(z.regex(/^[\w-]{1,128}\.\d{1,16}\.[\w-]{43}$/, { error: 'This link is not complete.' })),
})
export type EmailProofRequest = z.infer<typeof EmailProofRequest>

/** Said when login or password is missing at sign-in. */
export const loginRequired = 'Please enter your email/phone and password'

/** POST /api/users/login: `login` is an email or a phone number in any usual spelling. */
export const LoginRequest = z.object({
  login: RequiredLine(254, loginRequired),
  password: GivenPassword.check(z.minLength(1, { error: loginRequired })),
})
export type LoginRequest = z.infer<typeof LoginRequest>

/** `token` is a Firebase ID token; the browser signs in with `customToken`, so that Firebase keeps the session. */
export const LoginAnswer = z.object({ user: User, token: z.string(), customToken: z.string() })
export type LoginAnswer = z.infer<typeof LoginAnswer>

/** Said for a wrong password and for an unknown login alike. */
export const badCredentials = 'Login failed. Please check your credentials and try again.'

/** Said to a person who signs in by a code to a number that another account has, unproven. */
export const phoneElsewhere =
  'This number is in another account, but not confirmed yet. If that account is yours, sign in with its password or Google this once; after that, OTP will work.'

/** PUT /api/users/profile: only what is sent changes; an empty password is not sent. */
export const ProfileRequest = z.object({
  name: z.optional(RequiredLine(100, 'Please enter your name')),
  email: z.optional(Email),
  phone: z.optional(OptionalPhone),
  password: z.optional(NewPassword),
  address: z.optional(Address),
})
export type ProfileRequest = z.infer<typeof ProfileRequest>

/**
 * Answer to PUT /api/users/profile. A changed email, phone or password ends every session, this one too: the browser goes on
 * with `customToken`, which is there only then.
 */
export const ProfileAnswer = z.object({ message: z.string(), user: User, customToken: z.optional(z.string()) })
export type ProfileAnswer = z.infer<typeof ProfileAnswer>

/**
 * PATCH /api/users/{id}: makes somebody staff, changes their role, or makes them a customer again. A role makes them staff; `isAdmin: true` without
 * one keeps the role they have, or makes an owner. `expected` is the role that was seen, null of a customer: where they have another by
 * now, the answer is EDIT_CONFLICT.
 */
export const SetAdminRequest = z
  .object({
    isAdmin: z.optional(z.boolean()),
    role: z.optional(StaffRole),
    expected: z.optional(z.nullable(StaffRole)),
  })
  .check(
    z.refine(({ isAdmin, role }) => (isAdmin === false ? role === undefined : (isAdmin ?? role) !== undefined), {
      error: 'Say which role they have, or that they are no admin',
    }),
  )
export type SetAdminRequest = z.infer<typeof SetAdminRequest>

/**
 * POST /api/users/phone-proof: the ID token of a sign-in by a code. Sent by that sign-in itself, its number becomes the caller's, whoever
 * else has written it down; sent by another account that has written it down, the code opens that one from then on. Returns a LoginAnswer.
 */
export const PhoneProofRequest = z.object({ proof: z.string().check(z.minLength(1), z.maxLength(8192)) })
export type PhoneProofRequest = z.infer<typeof PhoneProofRequest>
