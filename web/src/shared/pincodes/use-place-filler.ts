import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { isIndia, isPincode } from '@teeshala/contract/accounts/address'
import { useCallback, useRef, useState } from 'react'
import * as texts from '../../texts/shared/addresses.ts'
import { queryKeys } from '../api/queries/query-keys.ts'

type Place = { readonly city: string; readonly state: string }

/** An address as its form holds it at this moment. */
type Typed = Place & { readonly pincode: string; readonly country: string }

/** The file of all PIN codes that begin with the same two digits, as the build lays it beside the bundle: by the last four, or by the third and fourth digit of a large city's. */
type PincodeFile = {
  readonly places: readonly (readonly [city: string, state: string])[]
  readonly pins: Readonly<Record<string, number>>
}

async function fetchPincodes(prefix: string): Promise<PincodeFile> {
  const answer = await fetch(`/pincodes/${prefix}.json`)
  if (!answer.ok) throw new Error(`No PIN codes begin with ${prefix}`)
  return answer.json()
}

/** The place of a PIN code; undefined for what is none, for one that the directory does not have, and where it cannot be read. */
async function placeOf(pincode: string, queryClient: QueryClient): Promise<Place | undefined> {
  if (!isPincode(pincode)) return undefined
  const prefix = pincode.slice(0, 2)
  const query = { queryKey: queryKeys.pincodes(prefix), queryFn: () => fetchPincodes(prefix), staleTime: Infinity }
  const file = await queryClient.fetchQuery(query).catch(() => undefined)
  const [city, state] = file?.places[file.pins[pincode.slice(2)] ?? file.pins[pincode.slice(2, 4)] ?? -1] ?? []
  return city && state ? { city, state } : undefined
}

const nowhere: Place = { city: '', state: '' }

/**
 * Fills the city and state of an address from its PIN code, once that has six digits, and takes away what it has filled in when
 * another one is typed: a city of one PIN code never stands beside another. What somebody has typed stays. `before` is the PIN code
 * that was typed over; an address that was chosen as a whole has none, and keeps all it says. `remark` says what the customer
 * has to know of the PIN code: that nothing is known of it, or that it is in another state; `look` looks again once the state is another.
 */
export function usePlaceFiller() {
  const queryClient = useQueryClient()
  const filled = useRef(nowhere)
  const [remark, setRemark] = useState<string>()
  const look = useCallback(
    async (read: () => Typed): Promise<void> => {
      const { pincode, country } = read()
      if (!isIndia(country) || !isPincode(pincode)) return setRemark(undefined)
      const place = await placeOf(pincode, queryClient)
      const now = read()
      if (now.pincode === pincode) setRemark(remarkOn(now, place))
    },
    [queryClient],
  )
  const fillPlace = useCallback(
    async (read: () => Typed, fill: (place: Partial<Place>) => void, before?: string): Promise<void> => {
      const { pincode, country } = read()
      if (!isIndia(country)) return setRemark(undefined)
      const [old, place] = await Promise.all([placeOf(before ?? '', queryClient), placeOf(pincode, queryClient)])
      const now = read()
      if (before === undefined) filled.current = nowhere
      else if (old) filled.current = old
      if (now.pincode !== pincode) return
      const changes = changesOf(now, filled.current, place ?? nowhere)
      filled.current = place ?? nowhere
      setRemark(isPincode(pincode) ? remarkOn({ ...now, ...changes }, place) : undefined)
      if (Object.keys(changes).length > 0) fill(changes)
    },
    [queryClient],
  )
  return { fillPlace, look, remark }
}

function remarkOn({ state }: Place, place: Place | undefined): string | undefined {
  if (!place) return texts.typeYourCityAndState
  return state === place.state ? undefined : texts.thisPinCodeIsIn(place.city, place.state)
}

/** What is to be written over: what is empty, or stands there from the PIN code before. */
export function changesOf(now: Place, filled: Place, place: Place): Partial<Place> {
  const names = ['city', 'state'] as const
  const ours = names.filter((name) => now[name].trim() === '' || now[name] === filled[name])
  return Object.fromEntries(ours.filter((name) => now[name] !== place[name]).map((name) => [name, place[name]]))
}
