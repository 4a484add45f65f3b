import { Email } from '@teeshala/contract/accounts/email'
import { proofMinutes } from '@teeshala/contract/orders/buyer/contact-code'
import { isKeyedDigest, keyedDigest } from '../crypto/signatures.ts'
import type { Deps } from '../ports/deps.ts'

type Signing = Pick<Deps, 'orderSecret' | 'now'>

/** Returns a signed proof that its holder has read the mailbox, which needs no storage, and when it expires. */
export function proofOf(email: string, { orderSecret, now }: Signing): { proof: string; until: string } {
  const until = new Date(now().getTime() + proofMinutes * 60_000)
  const ms = String(until.getTime())
  const signature = keyedDigest(orderSecret, 'contact proof', ms, email).toString('hex')
  return { proof: `${ms}.${signature}.${Buffer.from(email).toString('base64url')}`, until: until.toISOString() }
}

/** Returns the email that a proof verifies; undefined if it is forged, expired or missing. */
export function emailProvedBy(proof: string | undefined, { orderSecret, now }: Signing): string | undefined {
  const [ms = '', signature = '', encoded = ''] = proof?.split('.') ?? []
  const email = Email.safeParse(Buffer.from(encoded, 'base64url').toString()).data
  if (email === undefined || !isKeyedDigest(signature, 'hex', orderSecret, 'contact proof', ms, email)) return undefined
  return Number(ms) > now().getTime() ? email : undefined
}
