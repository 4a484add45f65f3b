import { isKeyedDigest, keyedDigest } from '../crypto/signatures.ts'

/** Returns the code that only the order's mail carries: who shows it reads the mailbox that the order names. */
export function confirmCodeOf(orderId: string, email: string, secret: string): string {
  return keyedDigest(secret, 'confirm', orderId, email.toLowerCase()).toString('base64url')
}

/** Whether a code is that of the order's mail. */
export function isConfirmCode(
  code: string,
  { _id, contact }: { _id: string; contact: { email: string } },
  secret: string,
) {
  if (contact.email === '') return false
  return isKeyedDigest(code, 'base64url', secret, 'confirm', _id, contact.email.toLowerCase())
}
