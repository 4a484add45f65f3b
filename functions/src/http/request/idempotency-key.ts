import { IdempotencyKey } from '@teeshala/contract/orders/order'
import type { Request } from 'express'
import { validate } from './validate.ts'

/** Returns the client's Idempotency-Key or undefined; throws INVALID_INPUT if it is malformed. */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get('idempotency-key')
  return key === undefined ? undefined : validate(IdempotencyKey, key)
}
