import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { Transaction } from 'firebase-admin/firestore'
import { keyedDigest } from '../crypto/signatures.ts'
import type { WithId } from '../firestore/read-documents.ts'
import { guestTokenOf } from '../mails/guest-token.ts'
import { hashOfToken } from '../orders/may-see-order.ts'
import type { Deps } from '../ports/deps.ts'

type ProofSecret = {
  /** Stands in the links to the proof; undefined where its customer has to sign in. */
  readonly secret: string | undefined
  /** What its order has to keep of it. */
  readonly kept: Pick<StoredOrder, 'proofTokenHash'>
}

/**
 * Returns the secret by which an order is opened from the messages about its proof, without an account: a team's proof is looked at by others than the one who
 * signed in to order. A guest's is that of all their links; an account's order gets one once its mailbox is proved to be its customer's.
 */
export async function proofSecretOf(
  order: WithId<StoredOrder>,
  transaction: Transaction,
  { db, orderSecret }: Pick<Deps, 'db' | 'orderSecret'>,
): Promise<ProofSecret> {
  if (order.userId === null) return { secret: await guestTokenOf(order, transaction, db), kept: {} }
  if (!order.isMailboxProved) return { secret: undefined, kept: {} }
  const secret = keyedDigest(orderSecret, 'link of a proof', order._id).toString('base64url')
  return { secret, kept: { proofTokenHash: hashOfToken(secret) } }
}
