import { orderIdFrom } from '@teeshala/contract/ids'
import { kindRules, type OrderKind } from '@teeshala/contract/orders/order-kind'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { Firestore } from 'firebase-admin/firestore'
import { sha256 } from '../../crypto/sha256.ts'
import { keyedDigest } from '../../crypto/signatures.ts'
import { AppError } from '../../errors/app-error.ts'
import { ordersIn } from '../../firestore/collections.ts'
import { documentOf, type WithId } from '../../firestore/read-documents.ts'

/**
 * Everything random about an order is derived from its idempotency key, so that a request sent twice, or a transaction repeated because its commit's
 * response was lost, creates the same order.
 */
export type Submission = {
  readonly requestHash: string
  readonly orderId: string
  readonly trackingToken: string
}

/** Who submits with which key; only together do they identify an order. */
type Submitted = { readonly kind: OrderKind; readonly by: string; readonly key: string; readonly request: unknown }

/** Returns the submission of this request; without the secret nobody can predict its ids. */
export function submissionOf({ kind, by, key, request }: Submitted, secret: string): Submission {
  const { prefix } = kindRules[kind]
  const digest = (purpose: string) => keyedDigest(secret, purpose, prefix, by, key)
  return {
    requestHash: sha256(JSON.stringify(request)),
    orderId: orderIdFrom(prefix, digest('order')),
    trackingToken: digest('tracking').toString('base64url'),
  }
}

/**
 * Returns the order that this submission has already created, however long ago. IDEMPOTENCY_MISMATCH if its key was used for another
 * request; CONFLICT with the order's number if the order no longer stores which.
 */
export async function earlierOrder(
  { requestHash, orderId }: Submission,
  db: Firestore,
): Promise<WithId<StoredOrder> | undefined> {
  const order = documentOf(await ordersIn(db).doc(orderId).get())
  if (!order) return undefined
  if (order.requestHash === undefined) {
    throw new AppError('CONFLICT', `This order has already been placed. The order number is ${orderId}.`, {
      details: { orderId },
    })
  }
  if (order.requestHash !== requestHash) {
    throw new AppError('IDEMPOTENCY_MISMATCH', 'This order was already submitted with different details.')
  }
  return order
}
