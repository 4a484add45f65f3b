import { useSearchParams } from 'react-router-dom'

/** The filters and the opened record of a list, as the address bar holds them. */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  return {
    read: (name: string) => search.get(name) ?? '',
    /** Writes a part of the address without a step in the history; an empty value takes it out. */
    write: (name: string, value: string) =>
      // Of what the address says now, not of what it said when the one who writes was drawn: a pause may lie between.
      setSearch(withPart(new URLSearchParams(window.location.search), name, value), {
        replace: true,
        preventScrollReset: true,
      }),
    /** The address with one part changed, for a link. */
    link: (name: string, value: string) => `?${withPart(new URLSearchParams(search), name, value)}`,
  }
}

function withPart(search: URLSearchParams, name: string, value: string): URLSearchParams {
  if (value) search.set(name, value)
  else search.delete(name)
  return search
}
