import { rulesLimits } from '../language/limits.ts'
import { fail } from '../values/evaluation-error.ts'
import { RulesPath } from '../values/rules-path.ts'
import type { RulesValue } from '../values/rules-value.ts'

export type LookupState = 'before' | 'after'

/** A limit of the rules engine is exceeded: the request is refused, and no `||` absorbs it. */
export class LimitPassed extends Error {}

/**
 * How many documents rules may still read. One budget belongs to one operation; the operations of a batch or transaction share `batch`,
 * which counts for all of them.
 */
export class LookupBudget {
  readonly #limit: number
  readonly #batch: LookupBudget | undefined
  readonly #read = new Set<string>()

  constructor(limit: number = rulesLimits.lookups, batch?: LookupBudget) {
    this.#limit = limit
    this.#batch = batch
  }

  /** Counts a read; reading the same document again is free. */
  spend(path: string, state: LookupState) {
    this.#batch?.spend(path, state)
    this.#read.add(`${state} ${path}`)
    if (this.#read.size > this.#limit) throw new LimitPassed(`The rules read more than ${this.#limit} documents.`)
  }
}

/**
 * Reads a document for `get`, `exists` and similar functions: its resource (see `documentResource`), or null if there is none.
 * `path` is '/databases/(default)/documents/…'; the state 'after' is the one that the whole write leaves.
 */
export type Lookup = (path: string, state: LookupState) => RulesValue

/** The documents that the rules of one request read; each counts against the budget once. */
export class Documents {
  readonly #lookup: Lookup
  readonly #budget: LookupBudget

  constructor(lookup: Lookup, budget: LookupBudget = new LookupBudget()) {
    this.#lookup = lookup
    this.#budget = budget
  }

  /** Returns the document as a resource; null if there is none. */
  read(path: RulesValue | undefined, state: LookupState): RulesValue {
    const name = documentName(path)
    this.#budget.spend(name, state)
    return this.#lookup(name, state)
  }
}

/** Returns '/databases/(default)/documents/…' for a path value; throws an error if it does not name a document. */
function documentName(path: RulesValue | undefined): string {
  const segments = path instanceof RulesPath ? path.closed() : fail('Expected the path of a document.')
  const [databases, , documents] = segments
  const isDocument = databases === 'databases' && documents === 'documents' && segments.length >= 5
  if (!isDocument || segments.length % 2 === 0) return fail(`${path} is not the path of a document.`)
  return `/${segments.join('/')}`
}
