import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '../api/queries/query-keys.ts'

export type Place = { readonly city: string; readonly state: string }

/**
 * The file of all PIN codes with the same first two digits, as the build places it: by last four digits, or by third and fourth digit for large
 * cities.
 */
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

/** The directory file for a PIN code. */
export const pincodesQuery = (pincode: string) => {
  const prefix = pincode.slice(0, 2)
  return queryOptions({
    queryKey: queryKeys.pincodes(prefix),
    queryFn: () => fetchPincodes(prefix),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Returns the place of a PIN code in its file; undefined if unknown. */
export function placeIn({ places, pins }: PincodeFile, pincode: string): Place | undefined {
  const [city, state] = places[pins[pincode.slice(2)] ?? pins[pincode.slice(2, 4)] ?? -1] ?? []
  return city && state ? { city, state } : undefined
}
