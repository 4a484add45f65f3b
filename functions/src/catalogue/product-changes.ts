import { isDeepStrictEqual } from 'node:util'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'

/** Follow from other fields, or from the change itself, or never change. */
const derived = new Set(['_id', 'typeId', 'searchKeys', 'createdAt', 'updatedAt'])

export type ProductChanges = { readonly from: Record<string, unknown>; readonly to: Record<string, unknown> }

/** Returns every field that differs, as it was and as it is, null where there is none; undefined where nothing differs. */
export function productChanges(before: StoredProduct, after: StoredProduct): ProductChanges | undefined {
  const was: Record<string, unknown> = before
  const is: Record<string, unknown> = after
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const changed = names.filter((name) => !derived.has(name) && !isDeepStrictEqual(was[name], is[name]))
  if (changed.length === 0) return undefined
  const pick = (product: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, product[name] ?? null]))
  return { from: pick(was), to: pick(is) }
}
