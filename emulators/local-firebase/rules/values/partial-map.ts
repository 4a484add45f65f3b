import type { RulesValue } from './rules-value.ts'

/**
 * The fields of the documents that a query may return: only what its filters determine is known. Asking anything else about them is
 * an error, so that a rule allows a query only if it would allow each possible result.
 */
export class PartialMap {
  readonly known: ReadonlyMap<string, RulesValue>

  constructor(known: ReadonlyMap<string, RulesValue>) {
    this.known = known
  }
}
