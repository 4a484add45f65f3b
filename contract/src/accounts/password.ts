import * as z from 'zod/mini'

/** The hint under every password field. */
export const passwordHint = 'Password must be at least 8 characters long and include uppercase, lowercase, and numbers.'

/** The conditions of the rule, in the order in which the strength meter shows them. */
export const passwordParts = [
  { name: 'At least 8 characters', holds: (password: string) => [...password].length >= 8 },
  { name: 'An uppercase letter', holds: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'A lowercase letter', holds: (password: string) => /\p{Ll}/u.test(password) },
  { name: 'A number', holds: (password: string) => /\d/.test(password) },
] as const

/** Passwords that meet the rule but top every list of leaked ones; compared case-insensitively. */
const common = new Set(
  'password1 password12 password123 passw0rd p@ssw0rd1 qwerty123 qwerty1234 abcd1234 abc12345 admin123 admin1234 welcome1 welcome123 iloveyou1 india123 india1234 letmein1 test1234 a1234567 aa123456 1q2w3e4r 1qaz2wsx'.split(
    ' ',
  ),
)

/** Firebase Auth cannot take text with an unpaired surrogate. */
const isHalf = (password: string) => /\p{Surrogate}/u.test(password)

/** A password given to sign in: any that was ever accepted, within a length that can be checked. */
export const GivenPassword = z.string().check(
  z.maxLength(128, { error: 'At most 128 characters' }),
  z.refine((password) => !isHalf(password), { error: 'Contains characters that cannot be used' }),
)

/** A new or changed password. At most 128 characters, because the cost of hashing grows with length. */
export const NewPassword = GivenPassword.check(
  z.refine((password) => passwordParts.every((part) => part.holds(password)), { error: passwordHint }),
  z.refine((password) => !common.has(password.toLowerCase()), {
    error: 'This password is too common and has been leaked. Please choose another one.',
  }),
)
