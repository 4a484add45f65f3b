import type { Caller } from '../../http/caller/caller.ts'
import { notAllowed, signInRequired } from '../../http/caller/not-allowed.ts'

/** Returns the account that the order belongs to: the signed-in caller's own; nobody may name somebody else. */
export function buyerOf(caller: Caller, named: string | null): string | null {
  const own = caller.kind === 'customer' ? caller.uid : null
  if (named === null || named === own) return own
  if (own === null) throw signInRequired()
  throw notAllowed()
}
