import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { proofContents } from '@teeshala/contract/proofs/proof-gate'
import { sha256 } from '../crypto/sha256.ts'

/** Returns the SHA-256 in hex of everything that determines how an order's prints look; an approval refers to it. */
export function proofHash(order: Pick<StoredOrder, 'lines' | 'designs' | 'designDocuments'>): string {
  return sha256(proofContents(order))
}
