import * as z from 'zod/mini'
import { personUpdatesField } from '../messages/order-updates.ts'
import { StaffRole } from '../staff/staff-role.ts'
import { RequiredLine } from '../text.ts'
import { Address } from './address.ts'
import { Email } from './email.ts'
import { GivenPassword, NewPassword } from './password.ts'
import { PayTerms } from './pay-terms.ts'
import { OptionalPhone } from './phone.ts'

/** The fields shared by the API's view of a person and the stored document. */
const shared = {
  name: z.string(),
  email: z.string(),
  /** E.164, or empty. */
  phone: z.string(),
  /** Set once the person has entered a code sent to the number; only then does Firebase Auth have it. */
  isPhoneProven: z.boolean(),
  /** Set once the mailbox was verified; absent in accounts older than this field until they are seen again. */
  isEmailProven: z.optional(z.boolean()),
  address: Address,
  /** Opens the admin area, but only together with the custom claim `admin: true`. */
  isAdmin: z.boolean(),
  /** Their staff role. A document of staff without one is an owner's; see `roleOf`. */
  role: z.optional(StaffRole),
  /** Payment terms agreed with staff. */
  payTerms: z.optional(PayTerms),
  /** How many cash-on-delivery parcels they have refused. */
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
  /** Set while the account is being deleted: nothing new is stored under it. */
  isLeaving: z.optional(z.literal(true)),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredUser = z.infer<typeof StoredUser>

/** The document phoneNumbers/{E.164}: the only account with the number, verified or not. */
export const StoredPhoneNumber = z.object({ uid: z.string(), since: z.date() })
export type StoredPhoneNumber = z.infer<typeof StoredPhoneNumber>

/** The error when one of the three is missing at sign-up. */
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

/** POST /api/users/email-proof: the token behind the # of the mail's link. */
export const EmailProofRequest = z.object({
  token: z.string().check(z.regex(/^[\w-]{1,128}\.\d{1,16}\.[\w-]{43}$/, { error: 'This link is not complete.' })),
})
export type EmailProofRequest = z.infer<typeof EmailProofRequest>

/** The error when login or password is missing at sign-in. */
export const loginRequired = 'Please enter your email/phone and password'

/** POST /api/users/login: `login` is an email, or a phone number in any usual format. */
export const LoginRequest = z.object({
  login: RequiredLine(254, loginRequired),
  password: GivenPassword.check(z.minLength(1, { error: loginRequired })),
})
export type LoginRequest = z.infer<typeof LoginRequest>

/** `token` is a Firebase ID token. The browser signs in with `customToken`, so that Firebase keeps the session. */
export const LoginAnswer = z.object({ user: User, token: z.string(), customToken: z.string() })
export type LoginAnswer = z.infer<typeof LoginAnswer>

/** The same error for a wrong password and an unknown login. */
export const badCredentials = 'Login failed. Please check your credentials and try again.'

/** The error when someone signs in by a code to a number that another account has, unverified. */
export const phoneElsewhere =
  'This number is in another account, but not confirmed yet. If that account is yours, sign in with its password or Google this once; after that, OTP will work.'

/** PUT /api/users/profile: only the fields sent are changed; an empty password is not sent. */
export const ProfileRequest = z.object({
  name: z.optional(RequiredLine(100, 'Please enter your name')),
  email: z.optional(Email),
  phone: z.optional(OptionalPhone),
  password: z.optional(NewPassword),
  address: z.optional(Address),
})
export type ProfileRequest = z.infer<typeof ProfileRequest>

/**
 * The answer to PUT /api/users/profile. A changed email, phone or password ends every session, this one too; `customToken` is then present and the
 * browser continues with it.
 */
export const ProfileAnswer = z.object({ message: z.string(), user: User, customToken: z.optional(z.string()) })
export type ProfileAnswer = z.infer<typeof ProfileAnswer>

/**
 * PATCH /api/users/{id}: makes someone staff, changes their role, or makes them a customer again. A role makes them staff; `isAdmin: true` without one
 * keeps their role, or makes them an owner. `expected` is the role that the caller saw, null for a customer; if it has changed since, the answer is
 * EDIT_CONFLICT.
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
 * POST /api/users/phone-proof: the ID token of a sign-in by code. If it comes from that sign-in itself, the number becomes the caller's, even if another
 * account had entered it. If it comes from another account that had entered the number, the code opens that account from then on. Answers a LoginAnswer.
 */
export const PhoneProofRequest = z.object({ proof: z.string().check(z.minLength(1), z.maxLength(8192)) })
export type PhoneProofRequest = z.infer<typeof PhoneProofRequest>
