import type { Deps } from '../deps.ts'

type Kept<T> = { readonly until: number; readonly made: Promise<T> }

/**
 * Makes what many ask for once in a while instead of once for each: a crawler, or somebody who means harm, can ask past the
 * shared caches, and a sitemap costs a read for each of its products. What could not be made is not kept.
 */
export function cachedFor<T>(milliseconds: number, make: (key: string, deps: Deps) => Promise<T>) {
  const shops = new WeakMap<Deps, Map<string, Kept<T>>>()
  return (key: string, deps: Deps): Promise<T> => {
    const kept = shops.get(deps) ?? new Map<string, Kept<T>>()
    shops.set(deps, kept)
    const now = deps.now().getTime()
    const known = kept.get(key)
    if (known && now < known.until) return known.made
    const made = make(key, deps)
    kept.set(key, { until: now + milliseconds, made })
    made.catch(() => kept.delete(key))
    return made
  }
}
