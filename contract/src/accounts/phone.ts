import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as z from 'zod/mini'
import { invalidPhone } from './refusals.ts'

/** A phone number in any usual spelling as E.164 ('+919876543210'), Indian unless it says otherwise; else undefined. */
export function normalisePhone(spelling: string): string | undefined {
  const phone = parsePhoneNumberFromString(spelling, 'IN')
  return phone?.isValid() ? phone.number : undefined
}

/** '+91 98765 43210': an E.164 number as people read it. */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
}

const spelled = z.string().check(z.trim(), z.maxLength(40))
const invalid = { error: invalidPhone }

/** A phone number from a form, answered as E.164. */
export const Phone = z.pipe(
  spelled.check(z.refine((spelling) => normalisePhone(spelling) !== undefined, invalid)),
  z.transform((spelling: string) => normalisePhone(spelling) ?? spelling),
)

/** As `Phone`, or empty. */
export const OptionalPhone = z.pipe(
  spelled.check(z.refine((spelling) => spelling === '' || normalisePhone(spelling) !== undefined, invalid)),
  z.transform((spelling: string) => normalisePhone(spelling) ?? ''),
)
