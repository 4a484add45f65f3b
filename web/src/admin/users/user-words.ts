import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { User } from '@teeshala/contract/accounts/user'

/** How sentences and titles call somebody. */
export function nameOf({ name, email, phone }: User): string {
  return name || email || phone || 'No name'
}

export function phoneOf({ phone }: User): string {
  return phone ? formatPhone(phone) : 'N/A'
}

export function addressOf({ address }: User): string {
  const { street, city, state, pincode, country } = address
  return [street, city, [state, pincode].filter(Boolean).join(' '), country].filter(Boolean).join(', ') || 'N/A'
}
