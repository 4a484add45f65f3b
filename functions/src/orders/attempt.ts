import { createHash } from 'node:crypto'
import { type OrderPrefix, orderIdFrom } from '@teeshala/contract/ids'
import type { StoredIdempotencyKey, StoredOrder } from '@teeshala/contract/orders/order'
import { IdempotencyKey } from '@teeshala/contract/orders/order'
import type { Request } from 'express'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { AppError } from '../app-error.ts'
import { orderPath } from '../audit/order-path.ts'
import { documentExists, errorCode } from '../error-code.ts'
import { type Kept, keptOrUndefined } from '../firestore/stored.ts'
import { validate } from '../http/validate.ts'
import { sha256 } from '../sha256.ts'

const keptForMs = 48 * 3_600_000

/**
 * One attempt to order. Everything random about the order is derived from it, so that the same attempt, whether sent twice or
 * run twice because the answer of its commit was lost, comes to the same order.
 */
export type Attempt = {
  readonly keyPath: string
  readonly requestHash: string
  readonly orderId: string
  readonly trackingToken: string
}

/** The attempt that a person (`guest` for nobody) makes with this key and this request. */
export function attemptOf(prefix: OrderPrefix, person: string, key: string, request: unknown): Attempt {
  const digest = (purpose: string) =>
    createHash('sha256')
      .update(JSON.stringify([purpose, prefix, person, key]))
      .digest()
  return {
    keyPath: `idempotencyKeys/${digest('key').toString('hex')}`,
    requestHash: sha256(JSON.stringify(request)),
    orderId: orderIdFrom(prefix, digest('order')),
    trackingToken: digest('tracking').toString('base64url'),
  }
}

/** The client's Idempotency-Key, or undefined; INVALID_INPUT where it could not be one. */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get('idempotency-key')
  return key === undefined ? undefined : validate(IdempotencyKey, key)
}

/** The order, of whichever kind, that this attempt has made already; IDEMPOTENCY_MISMATCH where its key was used for another request. */
export async function earlierOrder<T extends object = StoredOrder>(
  key: DocumentSnapshot,
  attempt: Attempt,
  db: Firestore,
): Promise<Kept<T> | undefined> {
  const stored = keptOrUndefined<StoredIdempotencyKey>(key)
  if (!stored) return undefined
  if (stored.requestHash !== attempt.requestHash) {
    throw new AppError('IDEMPOTENCY_MISMATCH', 'This order was already submitted with other contents.')
  }
  return keptOrUndefined<T>(await db.doc(orderPath(stored.orderId)).get())
}

/** Words the refusal of an attempt that comes after its key was forgotten: the key goes after two days, its order never. */
export function orAlreadyPlaced({ orderId }: Attempt): (error: unknown) => never {
  return (error) => {
    if (errorCode(error) !== documentExists) throw error
    throw new AppError('CONFLICT', `This order was already placed. Its number is ${orderId}.`, { details: { orderId } })
  }
}

/** The document that remembers an attempt for two days. */
export function keyDocument({ requestHash, orderId }: Attempt, now: Date): StoredIdempotencyKey {
  return { requestHash, orderId, createdAt: now, expiresAt: new Date(now.getTime() + keptForMs) }
}
