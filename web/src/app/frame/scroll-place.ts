import type { Location } from 'react-router-dom'

const storageKey = 'teeshala-scroll-places'

/**
 * Returns the key under which the router stores a page's scroll position. The first page of every visit has the same key, so that one would
 * open at another's position: it is stored by URL instead.
 */
export const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key)

/** Makes a newly opened page, neither reloaded nor reached by Back, start at its top. */
export function forgetPlaceOfNewVisit(): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') return storageKey
  try {
    const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    delete places[window.location.pathname + window.location.search]
    sessionStorage.setItem(storageKey, JSON.stringify(places))
  } catch {
    // Without storage no positions are kept.
  }
  return storageKey
}
