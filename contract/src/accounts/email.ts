import * as z from 'zod/mini'
import { invalidEmail } from './refusals.ts'

/** An email address in lower case and NFC, so that one mailbox is one account however it is typed. */
export const Email = z.string().check(
  z.overwrite((value) => value.normalize('NFC').trim().toLowerCase()),
  z.maxLength(254, { error: invalidEmail }),
  z.regex(/^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u, {
    error: invalidEmail,
  }),
)
