import { useSearchParams } from 'react-router-dom'

type Parts = Readonly<Record<string, string>>

/** The filters and the open record of a list, stored in the URL. */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const read = (name: string) => search.get(name) ?? ''
  const write = (parts: Parts) =>
    // The URL may have changed since this was rendered.
    setSearch(withParts(new URLSearchParams(window.location.search), parts), {
      replace: true,
      preventScrollReset: true,
    })
  return {
    read,
    /** Returns the part if it is one of these; an old or mistyped URL may contain anything. */
    readOne: <Value extends string>(name: string, options: readonly { readonly value: Value }[]): Value | '' =>
      options.find(({ value }) => value === read(name))?.value ?? '',
    /** Writes parts of the URL without a history entry; an empty value removes the part. */
    write,
    /** As `write`, for filters: the list starts again, so the page count is removed. */
    filter: (parts: Parts) => write({ pages: '', ...parts }),
    /** Returns the URL with some parts changed, for a link. */
    link: (parts: Parts) => `?${withParts(new URLSearchParams(search), parts)}`,
  }
}

function withParts(search: URLSearchParams, parts: Parts): URLSearchParams {
  for (const [name, value] of Object.entries(parts)) {
    if (value) search.set(name, value)
    else search.delete(name)
  }
  return search
}
