import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { isIndia, isPincode } from '@teeshala/contract/accounts/address'
import { useCallback, useRef } from 'react'
import { queryKeys } from '../api/query-keys.ts'

type Place = { readonly city: string; readonly state: string }

/** An address as its form holds it at this moment. */
type Typed = Place & { readonly pincode: string; readonly country: string }

/** The file of all PIN codes that begin with the same two digits, as the build lays it beside the bundle. */
type PincodeFile = {
  readonly places: readonly (readonly [city: string, state: string])[]
  readonly pins: Readonly<Record<string, number>>
}

async function fetchPincodes(prefix: string): Promise<PincodeFile> {
  const answer = await fetch(`/pincodes/${prefix}.json`)
  if (!answer.ok) throw new Error(`No PIN codes begin with ${prefix}`)
  return answer.json()
}

async function placeOf(pincode: string, queryClient: QueryClient): Promise<Place | undefined> {
  const prefix = pincode.slice(0, 2)
  const query = { queryKey: queryKeys.pincodes(prefix), queryFn: () => fetchPincodes(prefix), staleTime: Infinity }
  const file = await queryClient.fetchQuery(query).catch(() => undefined)
  const [city, state] = file?.places[file.pins[pincode.slice(2)] ?? -1] ?? []
  return city && state ? { city, state } : undefined
}

/**
 * Fills the city and state of an address from its PIN code, once that has six digits. What somebody has typed stays; a PIN code that is not
 * known fills nothing.
 */
export function usePlaceFiller() {
  const queryClient = useQueryClient()
  const filled = useRef<Place>({ city: '', state: '' })
  return useCallback(
    async (read: () => Typed, fill: (place: Partial<Place>) => void): Promise<void> => {
      const { pincode, country } = read()
      if (!isPincode(pincode) || !isIndia(country)) return
      const place = await placeOf(pincode, queryClient)
      const now = read()
      if (!place || now.pincode !== pincode) return
      const isOurs = (name: keyof Place) => now[name].trim() === '' || now[name] === filled.current[name]
      const changes = {
        ...(isOurs('city') && { city: place.city }),
        ...(isOurs('state') && { state: place.state }),
      }
      filled.current = { ...filled.current, ...changes }
      if (Object.keys(changes).length > 0) fill(changes)
    },
    [queryClient],
  )
}
