import { isDeepStrictEqual } from 'node:util'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'

/** Derived from other fields or from the change itself, or immutable. */
const derived = new Set(['_id', 'typeId', 'searchKeys', 'createdAt', 'updatedAt'])

export type ProductChanges = { readonly from: Record<string, unknown>; readonly to: Record<string, unknown> }

/**
 * Returns every field that differs, with old and new value, null if absent, colours by name; undefined if
 * nothing differs.
 */
export function productChanges(
  before: StoredProduct,
  after: StoredProduct,
  colorNames: ReadonlyMap<string, string>,
): ProductChanges | undefined {
  const was: Record<string, unknown> = before
  const is: Record<string, unknown> = after
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const changed = names.filter((name) => !derived.has(name) && !isDeepStrictEqual(was[name], is[name]))
  if (changed.length === 0) return undefined
  const pick = (product: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, product[name] ?? null]))
  const named = ({ colors }: StoredProduct) =>
    changed.includes('colors') && { colors: colors.map((id) => colorNames.get(id) ?? id) }
  return { from: { ...pick(was), ...named(before) }, to: { ...pick(is), ...named(after) } }
}
