import { keyedDigest } from '../crypto/signatures.ts'
import { nameOf, type Sender } from '../http/caller/sender.ts'
import type { Deps } from '../ports/deps.ts'

const ticketBytes = 5

/**
 * Returns the number of a message (`M-…`) or a claim (`C-…`). With the same Idempotency-Key, a repeated request of the same sender gets
 * the same number.
 */
export function ticketNumber(
  kind: 'M' | 'C',
  sender: Sender,
  asked: unknown,
  { orderSecret, randomBytes }: Pick<Deps, 'orderSecret' | 'randomBytes'>,
): string {
  const name = nameOf(sender)
  const bytes =
    sender.key === undefined || name === undefined
      ? Buffer.from(randomBytes(ticketBytes))
      : keyedDigest(orderSecret, `ticket ${kind}`, name, sender.key, JSON.stringify(asked)).subarray(0, ticketBytes)
  return `${kind}-${bytes.toString('hex').toUpperCase()}`
}
