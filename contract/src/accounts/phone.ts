import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as z from 'zod/mini'
import { invalidPhone } from './refusals.ts'

/** Returns a phone number in any usual format as E.164 ('+919876543210'), Indian by default; undefined if it is not valid. */
export function normalisePhone(spelling: string): string | undefined {
  const phone = parsePhoneNumberFromString(spelling, 'IN')
  return phone?.isValid() ? phone.number : undefined
}

/** Returns an E.164 number in readable form: '+91 98765 43210'. */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
}

const spelled = z.string().check(z.trim(), z.maxLength(40))
const invalid = { error: invalidPhone }

/** A phone number from a form, converted to E.164. */
export const Phone = z.pipe(
  spelled.check(z.refine((spelling) => normalisePhone(spelling) !== undefined, invalid)),
  z.transform((spelling: string) => normalisePhone(spelling) ?? spelling),
)

/** Like `Phone`, but may be empty. */
export const OptionalPhone = z.pipe(
  spelled.check(z.refine((spelling) => spelling === '' || normalisePhone(spelling) !== undefined, invalid)),
  z.transform((spelling: string) => normalisePhone(spelling) ?? ''),
)
