import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { proofContents } from '@teeshala/contract/proofs/proof-gate'
import { sha256 } from '../crypto/sha256.ts'

/** What an approval is given to: the SHA-256 in hex of everything that decides how the prints of an order look. */
export function proofHash(order: Pick<StoredOrder, 'lines' | 'designs' | 'designDocuments'>): string {
  return sha256(proofContents(order))
}
