import { IdempotencyKey } from '@teeshala/contract/orders/order'
import type { Request } from 'express'
import { validate } from './validate.ts'

/** The client's Idempotency-Key, or undefined; INVALID_INPUT where it could not be one. */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.get('idempotency-key')
  return key === undefined ? undefined : validate(IdempotencyKey, key)
}
