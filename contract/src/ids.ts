import * as z from 'zod/mini'
import { orderIdForm } from './order-id-form.ts'

/**
 * An id that is safe as one segment of a Firestore path: letters, digits, hyphen, underscore, at most 128. Refuses anything the SDK would take for
 * another document (`a/b/c`), a relative path (`..`) or a reserved name (`__x__`).
 */
export const DocumentId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, { error: 'Not a valid id' }))

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The origin of an order: `TS` the cart or the single page, `TB` bulk, `TP` printing. */
export type OrderPrefix = 'TS' | 'TB' | 'TP'

/** An order's id: its prefix and ten characters of Crockford base 32 (50 random bits), such as `TS7K2M9QX4RD`. */
export const OrderId = z.string().check(z.regex(orderIdForm, { error: 'Not an order id' }))

/** A quote's id, in the same form as an order's: `TQ7K2M9QX4RD`. */
export const QuoteId = z.string().check(z.regex(/^TQ[0-9A-HJKMNP-TV-Z]{10}$/, { error: 'Not a quote’s number' }))

/**
 * Returns the id of an order or quote from at least ten bytes of entropy: random ones for a guest, or a digest of the idempotency key if a repeated
 * request must get the same id.
 */
export function orderIdFrom(prefix: OrderPrefix | 'TQ', bytes: Uint8Array): string {
  if (bytes.length < 10) throw new RangeError('An order id needs ten bytes')
  return prefix + Array.from(bytes.subarray(0, 10), (byte) => crockford[byte % 32]).join('')
}
