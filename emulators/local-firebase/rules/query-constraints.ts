import { PartialMap } from './values/partial-map.ts'
import type { RulesMap, RulesValue } from './values/rules-value.ts'
import { type Bound, UnknownValue } from './values/unknown-value.ts'

/** What one filter of a query says about a field; the field's path is split: ['address', 'city'] for address.city. */
export type Constraint = {
  readonly field: readonly string[]
  readonly operator: '==' | Bound['operator']
  readonly value: RulesValue
}

/** One way to satisfy a query's filter: all of these hold. */
export type Conjunction = readonly Constraint[]

const isName = ({ field }: Constraint) => field.length === 1 && field[0] === '__name__'

/** Returns the path that the alternative determines by a filter on the document's name. */
export function fixedName(constraints: Conjunction): RulesValue | undefined {
  return constraints.find((constraint) => constraint.operator === '==' && isName(constraint))?.value
}

/** Returns what the alternative says about the fields of the documents it finds. */
export function knownFields(constraints: Conjunction): PartialMap {
  return new PartialMap(nest(constraints.filter((constraint) => !isName(constraint))))
}

function nest(constraints: Conjunction): RulesMap {
  const known = new Map<string, RulesValue>()
  for (const name of new Set(constraints.map(({ field }) => field[0] ?? ''))) {
    const about = constraints.filter(({ field }) => field[0] === name)
    const whole = about.filter(({ field }) => field.length === 1)
    const deeper = about.filter(({ field }) => field.length > 1)
    const inside = deeper.map((constraint) => ({ ...constraint, field: constraint.field.slice(1) }))
    known.set(name, whole.length > 0 ? valueWithin(whole) : new PartialMap(nest(inside)))
  }
  return known
}

function valueWithin(constraints: Conjunction): RulesValue {
  const exact = constraints.find(({ operator }) => operator === '==')
  if (exact) return exact.value
  const bounds: Bound[] = []
  for (const { operator, value } of constraints) if (operator !== '==') bounds.push({ operator, value })
  return new UnknownValue(bounds)
}
