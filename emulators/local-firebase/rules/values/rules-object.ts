import type { RulesValue } from './rules-value.ts'

/** A value that knows what it equals; `==` and similar operators ask it. */
export abstract class RulesObject {
  abstract equals(other: RulesValue): boolean
}
