import { orderIdFrom } from '@teeshala/contract/ids'
import { kindRules, type OrderKind } from '@teeshala/contract/orders/order-kind'
import type { StoredIdempotencyKey, StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { Firestore } from 'firebase-admin/firestore'
import { sha256 } from '../../crypto/sha256.ts'
import { keyedDigest } from '../../crypto/signatures.ts'
import { AppError } from '../../errors/app-error.ts'
import { documentExists, errorCode } from '../../errors/error-code.ts'
import { idempotencyKeysIn, ordersIn } from '../../firestore/collections.ts'
import { documentOf, type WithId } from '../../firestore/read-documents.ts'

const keptForMs = 48 * 3_600_000

/**
 * What follows from one idempotency key. Everything random about an order is derived from it, so that a request that is sent twice,
 * or whose transaction runs twice because the answer to its commit was lost, makes the same order.
 */
export type Submission = {
  readonly keyId: string
  readonly requestHash: string
  readonly orderId: string
  readonly trackingToken: string
}

/** Who submits under which key; only together do they name an order. */
type Submitted = { readonly kind: OrderKind; readonly by: string; readonly key: string; readonly request: unknown }

/** The submission of this request, whose ids nobody can tell who lacks the secret. */
export function submissionOf({ kind, by, key, request }: Submitted, secret: string): Submission {
  const { prefix } = kindRules[kind]
  const digest = (purpose: string) => keyedDigest(secret, purpose, prefix, by, key)
  return {
    keyId: digest('key').toString('hex'),
    requestHash: sha256(JSON.stringify(request)),
    orderId: orderIdFrom(prefix, digest('order')),
    trackingToken: digest('tracking').toString('base64url'),
  }
}

/** The order that this submission has made already; IDEMPOTENCY_MISMATCH where its key was used for another request. */
export async function earlierOrder(
  key: StoredIdempotencyKey | undefined,
  { requestHash }: Submission,
  db: Firestore,
): Promise<WithId<StoredOrder> | undefined> {
  if (!key) return undefined
  if (key.requestHash !== requestHash) {
    throw new AppError('IDEMPOTENCY_MISMATCH', 'This order was already submitted with different details.')
  }
  return documentOf(await ordersIn(db).doc(key.orderId).get())
}

/** The document of a submission's key. */
export function keyDocument({ keyId }: Submission, db: Firestore) {
  return idempotencyKeysIn(db).doc(keyId)
}

/** What the key's document remembers, for two days. */
export function keyContents({ requestHash, orderId }: Submission, now: Date): StoredIdempotencyKey {
  return { requestHash, orderId, createdAt: now, expiresAt: new Date(now.getTime() + keptForMs) }
}

/** Words the refusal of a submission that comes after its key has expired: the key goes after two days, its order never. */
export function orAlreadyPlaced({ orderId }: Submission): (error: unknown) => never {
  return (error) => {
    if (errorCode(error) !== documentExists) throw error
    throw new AppError('CONFLICT', `This order was already placed. Its number is ${orderId}.`, { details: { orderId } })
  }
}
