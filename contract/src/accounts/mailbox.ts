/** Mail providers that ignore dots in an address, and the canonical host of each. */
const withoutDots: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * Returns the mailbox that an email is delivered to, so that different spellings count as one: without anything after a plus, and for Gmail without
 * dots. For counting only; mails go to the address as given.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  const plain = name.split('+', 1)[0] ?? ''
  const provider = withoutDots[host]
  return provider ? `${plain.replaceAll('.', '')}@${provider}` : `${plain}@${host}`
}
