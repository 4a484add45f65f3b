import type { Deps } from '../ports/deps.ts'

type Entry<T> = { readonly until: number; readonly value: Promise<T> }

export type Cached<T> = {
  /** Resolves with the cached value of a key, or computes it. */
  readonly read: (key: string, deps: Deps) => Promise<T>
  /** Clears this instance's cache after its source changed; other instances notice by age. */
  readonly forget: (deps: Deps) => void
}

/**
 * Returns an in-memory cache by key with a lifetime in milliseconds, because anybody can bypass the shared caches. Failures are not
 * cached.
 */
export function cached<T>(staleMs: (deps: Deps) => number, make: (key: string, deps: Deps) => Promise<T>): Cached<T> {
  const caches = new WeakMap<Deps, Map<string, Entry<T>>>()

  function read(key: string, deps: Deps): Promise<T> {
    const cache = caches.get(deps) ?? new Map<string, Entry<T>>()
    caches.set(deps, cache)
    const now = deps.now().getTime()
    const known = cache.get(key)
    if (known && now < known.until) return known.value
    const entry = { until: now + staleMs(deps), value: make(key, deps) }
    cache.set(key, entry)
    entry.value.catch(() => {
      if (cache.get(key) === entry) cache.delete(key)
    })
    return entry.value
  }

  return { read, forget: (deps) => caches.delete(deps) }
}
