import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { keyedDigest } from '../crypto/signatures.ts'
import type { WithId } from '../firestore/read-documents.ts'
import type { Transaction } from '../firestore/transact.ts'
import { guestTokenOf } from '../mails/guest-token.ts'
import { hashOfToken } from '../orders/may-see-order.ts'
import type { Deps } from '../ports/deps.ts'

type ProofSecret = {
  /** Part of the links to the proof; undefined if the customer has to sign in. */
  readonly secret: string | undefined
  /** The fields that the order stores for it. */
  readonly kept: Pick<StoredOrder, 'proofTokenHash'>
}

/**
 * Returns the secret with which messages about a proof open the order without an account: a team's proof is reviewed by others than the person who
 * ordered. A guest order uses its own secret; an account's order gets one once the customer's mailbox is verified.
 */
export async function proofSecretOf(
  order: WithId<StoredOrder>,
  transaction: Transaction,
  { orderSecret }: Pick<Deps, 'orderSecret'>,
): Promise<ProofSecret> {
  if (order.userId === null) return { secret: await guestTokenOf(order, transaction), kept: {} }
  if (!order.isMailboxProved) return { secret: undefined, kept: {} }
  const secret = keyedDigest(orderSecret, 'link of a proof', order._id).toString('base64url')
  return { secret, kept: { proofTokenHash: hashOfToken(secret) } }
}
