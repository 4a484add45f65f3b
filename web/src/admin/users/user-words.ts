import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { User } from '@teeshala/contract/accounts/user'
import * as texts from '../../texts/admin/users.ts'

/** Returns a person's name for sentences and titles. */
export function nameOf({ name, email, phone }: User): string {
  return name || email || phone || texts.noName
}

export function phoneOf({ phone }: User): string {
  return phone ? formatPhone(phone) : texts.nA
}

export function addressOf({ address }: User): string {
  const { street, city, state, pincode, country } = address
  return [street, city, [state, pincode].filter(Boolean).join(' '), country].filter(Boolean).join(', ') || texts.nA
}
