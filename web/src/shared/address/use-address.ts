import { useSearchParams } from 'react-router-dom'

type Parts = Readonly<Record<string, string>>

/** The filters and the opened record of a list, as the address bar holds them. */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const read = (name: string) => search.get(name) ?? ''
  const write = (parts: Parts) =>
    // The address may have changed since this was rendered.
    setSearch(withParts(new URLSearchParams(window.location.search), parts), {
      replace: true,
      preventScrollReset: true,
    })
  return {
    read,
    /** The part that is one of these; an old or mistyped address may name what there is not. */
    readOne: <Value extends string>(name: string, options: readonly { readonly value: Value }[]): Value | '' =>
      options.find(({ value }) => value === read(name))?.value ?? '',
    /** Writes parts of the address without a step in the history; an empty value takes its part out. */
    write,
    /** As `write`, for what a list is filtered by: it begins anew, so that the number of its pages goes. */
    filter: (parts: Parts) => write({ pages: '', ...parts }),
    /** The address with some parts changed, for a link. */
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
