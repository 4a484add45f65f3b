import { keyedDigest } from '../crypto/signatures.ts'
import { keyHolderOf, type Sender } from '../http/caller/sender.ts'
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
  const { key } = sender
  const bytes =
    key === undefined
      ? Buffer.from(randomBytes(ticketBytes))
      : keyedDigest(orderSecret, `ticket ${kind}`, keyHolderOf(sender), key, JSON.stringify(asked))
  return `${kind}-${bytes.subarray(0, ticketBytes).toString('hex').toUpperCase()}`
}
