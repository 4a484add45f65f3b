import { sha256 } from '../crypto/sha256.ts'
import type { Counted } from './rate-limit.ts'

/**
 * Returns where something of a person is counted: in the document of their network, which their order writes anyway, or in their own if they have none.
 * It counts per network, because somebody else may have entered their email.
 */
export function countedOf(what: Counted, who: string, network: string | undefined) {
  return network === undefined ? { name: who, what } : { name: network, what: `${what} of ${sha256(who)}` as const }
}
