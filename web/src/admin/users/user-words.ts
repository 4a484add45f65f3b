import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { User } from '@teeshala/contract/accounts/user'

export function phoneOf({ phone }: User): string {
  return phone ? formatPhone(phone) : 'N/A'
}

export function addressOf({ address }: User): string {
  const { street, city, state, pincode, country } = address
  return [street, city, [state, pincode].filter(Boolean).join(' '), country].filter(Boolean).join(', ') || 'N/A'
}
