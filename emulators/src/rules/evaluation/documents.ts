import { LIMITS } from '../language/limits.ts'
import { fail } from '../values/evaluation-error.ts'
import { RulesPath } from '../values/rules-path.ts'
import type { RulesValue } from '../values/rules-value.ts'

export type LookupState = 'before' | 'after'

/** A document that the rule needs and that has not been read yet: not an error, the evaluation starts anew with it. */
export class DocumentNeeded extends Error {
  readonly path: string
  readonly state: LookupState

  constructor(path: string, state: LookupState) {
    super(`The rule reads ${path}`)
    this.path = path
    this.state = state
  }
}

/** A limit of the rules engine is passed: the request is refused, and no `||` absorbs it. */
export class LimitPassed extends Error {}

/**
 * What rules may still read. One budget belongs to one operation; the operations of a batch or transaction have `batch`
 * in common, which counts for all of them.
 */
export class LookupBudget {
  readonly #limit: number
  readonly #batch: LookupBudget | undefined
  readonly #read = new Set<string>()

  constructor(limit: number = LIMITS.lookups, batch?: LookupBudget) {
    this.#limit = limit
    this.#batch = batch
  }

  /** Reading the same document again is free. */
  spend(path: string, state: LookupState) {
    this.#batch?.spend(path, state)
    this.#read.add(`${state} ${path}`)
    if (this.#read.size > this.#limit) throw new LimitPassed(`The rules read more than ${this.#limit} documents.`)
  }
}

/** The documents that rules read, as far as they are known. */
export class Documents {
  readonly #known = new Map<string, RulesValue>()

  set(path: string, state: LookupState, document: RulesValue) {
    this.#known.set(`${state} ${path}`, document)
  }

  /** The document as a resource, or null where there is none. */
  read(path: RulesValue | undefined, state: LookupState): RulesValue {
    const name = documentName(path)
    const known = this.#known.get(`${state} ${name}`)
    if (known === undefined) throw new DocumentNeeded(name, state)
    return known
  }
}

/** '/databases/(default)/documents/…' of a path value; an error where it does not name a document. */
function documentName(path: RulesValue | undefined): string {
  const segments = path instanceof RulesPath ? path.closed() : fail('Expected the path of a document.')
  const [databases, , documents] = segments
  const isDocument = databases === 'databases' && documents === 'documents' && segments.length >= 5
  if (!isDocument || segments.length % 2 === 0) return fail(`${path} is not the path of a document.`)
  return `/${segments.join('/')}`
}
