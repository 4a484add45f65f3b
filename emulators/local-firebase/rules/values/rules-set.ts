import { isSameMember } from './equality.ts'
import { RulesObject } from './rules-object.ts'
import type { RulesValue } from './rules-value.ts'

/** A list without repetitions and without an order. */
export class RulesSet extends RulesObject {
  readonly items: readonly RulesValue[]
  readonly #keyed = new Set<string>()
  readonly #others: RulesValue[] = []

  constructor(items: Iterable<RulesValue>) {
    super()
    const unique: RulesValue[] = []
    for (const item of items) {
      if (this.has(item)) continue
      const key = keyOf(item)
      if (key === undefined) this.#others.push(item)
      else this.#keyed.add(key)
      unique.push(item)
    }
    this.items = unique
  }

  equals(other: RulesValue): boolean {
    return (
      other instanceof RulesSet &&
      other.items.length === this.items.length &&
      this.items.every((item) => other.has(item))
    )
  }

  has(value: RulesValue): boolean {
    const key = keyOf(value)
    return key === undefined ? this.#others.some((item) => isSameMember(item, value)) : this.#keyed.has(key)
  }
}

/** Returns a key that is the same for equal strings and equal numbers, which saves large sets comparing every pair. */
function keyOf(value: RulesValue): string | undefined {
  if (typeof value === 'string') return `"${value}`
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return String(Number.isInteger(value) ? BigInt(value) : value)
  return undefined
}
