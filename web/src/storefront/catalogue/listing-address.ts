import type { Listing } from '../../shared/catalogue/catalogue-queries.ts'

/** The listing that an address asks for. */
export function listingOf(search: URLSearchParams): Listing {
  const read = (name: string) => search.get(name) || undefined
  return { type: read('type'), q: read('q'), sort: read('sort') }
}

/** The address part of a listing with one thing changed; what is as usual is not named. */
export function searchWith(search: URLSearchParams, change: Record<string, string | undefined>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.size > 0 ? `?${next}` : ''
}
