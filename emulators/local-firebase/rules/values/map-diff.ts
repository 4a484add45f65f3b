import { isSameMember } from './equality.ts'
import { RulesObject } from './rules-object.ts'
import { RulesSet } from './rules-set.ts'
import type { RulesMap, RulesValue } from './rules-value.ts'

/** The result of `after.diff(before)`: how `before` became `after`. */
export class MapDiff extends RulesObject {
  readonly #after: RulesMap
  readonly #before: RulesMap

  constructor(after: RulesMap, before: RulesMap) {
    super()
    this.#after = after
    this.#before = before
  }

  equals(other: RulesValue): boolean {
    return other === this
  }

  addedKeys(): RulesSet {
    return new RulesSet([...this.#after.keys()].filter((key) => !this.#before.has(key)))
  }

  removedKeys(): RulesSet {
    return new RulesSet([...this.#before.keys()].filter((key) => !this.#after.has(key)))
  }

  changedKeys(): RulesSet {
    return new RulesSet(this.#common(false))
  }

  unchangedKeys(): RulesSet {
    return new RulesSet(this.#common(true))
  }

  affectedKeys(): RulesSet {
    return new RulesSet([...this.addedKeys().items, ...this.removedKeys().items, ...this.changedKeys().items])
  }

  #common(isSame: boolean): string[] {
    const keys: string[] = []
    for (const [key, after] of this.#after) {
      const before = this.#before.get(key)
      if (before !== undefined && isSameMember(after, before) === isSame) keys.push(key)
    }
    return keys
  }
}
