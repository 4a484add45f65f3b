/** Mail providers that read an address without its dots, and the one under whose name they are meant. */
const withoutDots: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * Returns the mailbox that an email ends up in, so that nobody is written to more often under more spellings: without what stands behind a plus, and of
 * Gmail without dots. For counting alone; mails go to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  const plain = name.split('+', 1)[0] ?? ''
  const provider = withoutDots[host]
  return provider ? `${plain.replaceAll('.', '')}@${provider}` : `${plain}@${host}`
}
