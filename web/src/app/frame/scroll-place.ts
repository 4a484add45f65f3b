import type { Location } from 'react-router-dom'

const storageKey = 'teeshala-scroll-places'

/**
 * Under which name the router keeps how far a page was scrolled. The first page of every visit has the same key, so that one
 * would open where another was left: it is kept by its address.
 */
export const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key)

/** A page that is opened anew, neither reloaded nor gone back to, begins at its top, however it was left before. */
export function forgetPlaceOfNewVisit(): string {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') return storageKey
  try {
    const places = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    delete places[window.location.pathname + window.location.search]
    sessionStorage.setItem(storageKey, JSON.stringify(places))
  } catch {
    // A browser without storage keeps no places.
  }
  return storageKey
}
