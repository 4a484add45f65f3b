import * as z from 'zod/mini'
import { orderIdForm } from './order-id-form.ts'

/**
 * An id that may become one segment of a Firestore path: letters, digits, hyphen, underscore, at most 128. Refuses what
 * the SDK would take as another document (`a/b/c`), as a relative path (`..`) or as reserved (`__x__`).
 */
export const DocumentId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, { error: 'Not a valid id' }))

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What an order is: `TS` from the cart or the single page, `TB` bulk, `TP` printing. */
export type OrderPrefix = 'TS' | 'TB' | 'TP'

/** An order's id: its prefix and ten characters of Crockford base 32 (50 random bits), e.g. `TS7K2M9QX4RD`. */
export const OrderId = z.string().check(z.regex(orderIdForm, { error: 'Not an order id' }))

/** A quote's id, made like an order's: `TQ7K2M9QX4RD`. */
export const QuoteId = z.string().check(z.regex(/^TQ[0-9A-HJKMNP-TV-Z]{10}$/, { error: 'Not a quote’s number' }))

/**
 * Makes the id of an order or a quote from at least ten bytes of entropy: random ones for a guest, a digest of the idempotency key
 * where a repeated request must come to the same id.
 */
export function orderIdFrom(prefix: OrderPrefix | 'TQ', bytes: Uint8Array): string {
  if (bytes.length < 10) throw new RangeError('An order id needs ten bytes')
  return prefix + Array.from(bytes.subarray(0, 10), (byte) => crockford[byte % 32]).join('')
}
