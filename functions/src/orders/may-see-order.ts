import { sha256 } from '../crypto/sha256.ts'
import { isSameText } from '../crypto/signatures.ts'
import type { Caller } from '../http/caller/caller.ts'

type Owned = {
  readonly userId: string | null
  readonly trackingTokenHash?: string | undefined
  readonly proofTokenHash?: string | undefined
  readonly trackedTokenHashes?: readonly string[] | undefined
}

/** Returns whether the caller may read the order: it is their own, or they are staff. */
export function maySeeOrder(order: Owned, caller: Caller, token: string | undefined): boolean {
  return (caller.kind === 'customer' && caller.isAdmin) || isCustomersOwn(order, caller, token)
}

/**
 * Returns whether the order is the caller's own, or they hold one of its secret tokens: a guest order's, one from a proof link, or one from `/track`.
 */
export function isCustomersOwn(order: Owned, caller: Caller, token: string | undefined): boolean {
  if (caller.kind === 'customer' && order.userId === caller.uid) return true
  if (token === undefined) return false
  const hashes = [order.trackingTokenHash, order.proofTokenHash, ...(order.trackedTokenHashes ?? [])]
  return hashes.some((hash) => hash !== undefined && isSameText(hashOfToken(token), hash))
}

/** Returns the stored form of a tracking token. */
export function hashOfToken(token: string): string {
  return sha256(token)
}
