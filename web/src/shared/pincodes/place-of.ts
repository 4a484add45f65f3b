import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../api/queries/query-keys.ts'

export type Place = { readonly city: string; readonly state: string }

/** The file of all PIN codes that begin with the same two digits, as the build lays it beside the bundle: by the last four, or by the third and fourth digit of a large city's. */
type PincodeFile = {
  readonly places: readonly (readonly [city: string, state: string])[]
  readonly pins: Readonly<Record<string, number>>
}

const nobody: PincodeFile = { places: [], pins: {} }

async function fetchPincodes(prefix: string): Promise<PincodeFile> {
  const answer = await fetch(`/pincodes/${prefix}.json`)
  if (answer.status === 404) return nobody
  if (!answer.ok) throw new Error(`The PIN codes with ${prefix} cannot be read`)
  return answer.json()
}

/** The directory's part for a PIN code. */
export const pincodesQuery = (pincode: string) => {
  const prefix = pincode.slice(0, 2)
  return queryOptions({
    queryKey: queryKeys.pincodes(prefix),
    queryFn: () => fetchPincodes(prefix),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The place of a PIN code in its part of the directory; undefined where it has none. */
export function placeIn({ places, pins }: PincodeFile, pincode: string): Place | undefined {
  const [city, state] = places[pins[pincode.slice(2)] ?? pins[pincode.slice(2, 4)] ?? -1] ?? []
  return city && state ? { city, state } : undefined
}
