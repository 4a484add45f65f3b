import type { Deps } from '../ports/deps.ts'

type Entry<T> = { readonly until: number; readonly value: Promise<T> }

/**
 * A cache in memory, by key, for so many milliseconds: anybody can ask past the shared caches, and a sitemap costs a read for each of
 * its products. Failures are not cached.
 */
export function cached<T>(milliseconds: number, make: (key: string, deps: Deps) => Promise<T>) {
  const caches = new WeakMap<Deps, Map<string, Entry<T>>>()
  return (key: string, deps: Deps): Promise<T> => {
    const cache = caches.get(deps) ?? new Map<string, Entry<T>>()
    caches.set(deps, cache)
    const now = deps.now().getTime()
    const entry = cache.get(key)
    if (entry && now < entry.until) return entry.value
    const value = make(key, deps)
    cache.set(key, { until: now + milliseconds, value })
    value.catch(() => cache.delete(key))
    return value
  }
}
