import type { RulesValue } from './rules-value.ts'

export type Bound = { readonly operator: '<' | '<=' | '>' | '>=' | '!=' | 'contains'; readonly value: RulesValue }

/** A value of which only bounds are known, such as a document's price in a query for prices below 500. */
export class UnknownValue {
  readonly bounds: readonly Bound[]

  constructor(bounds: readonly Bound[]) {
    this.bounds = bounds
  }
}
