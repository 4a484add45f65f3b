import { sha256 } from '../crypto/sha256.ts'
import { isSameText } from '../crypto/signatures.ts'
import type { Caller } from '../http/caller/caller.ts'

type Owned = {
  readonly userId: string | null
  readonly trackingTokenHash?: string | undefined
  readonly proofTokenHash?: string | undefined
  readonly trackedTokenHashes?: readonly string[] | undefined
}

/** Returns whether an order may be read by the caller: it is their own, or they are staff. */
export function maySeeOrder(order: Owned, caller: Caller, token: string | undefined): boolean {
  return (caller.kind === 'customer' && caller.isAdmin) || isCustomersOwn(order, caller, token)
}

/** Returns whether the order is the caller's own, or they hold a secret token of it: that of a guest's order, one in the links to its proof, or one that `/track` gave them. */
export function isCustomersOwn(order: Owned, caller: Caller, token: string | undefined): boolean {
  if (caller.kind === 'customer' && order.userId === caller.uid) return true
  if (token === undefined) return false
  const hashes = [order.trackingTokenHash, order.proofTokenHash, ...(order.trackedTokenHashes ?? [])]
  return hashes.some((hash) => hash !== undefined && isSameText(hashOfToken(token), hash))
}

/** What is stored of a tracking token. */
export function hashOfToken(token: string): string {
  return sha256(token)
}
