import { createHash } from 'node:crypto'
import { type OrderPrefix, orderIdFrom } from '@teeshala/contract/ids'

/** The id of the seed's n-th order of a kind: the same on every machine. */
export function seedOrderId(prefix: OrderPrefix | 'TQ', index: number): string {
  return orderIdFrom(prefix, createHash('sha256').update(`teeshala seed ${prefix} ${index}`).digest())
}
