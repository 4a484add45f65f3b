import type { Address } from '@teeshala/contract/api/address'

type Given = {
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
}

/** Returns the path of a call with encoded parameters; empty query values are left out. */
export function pathOf({ path: pattern }: Pick<Address, 'path'>, { params = {}, query = {} }: Given = {}): string {
  const path = pattern.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}
