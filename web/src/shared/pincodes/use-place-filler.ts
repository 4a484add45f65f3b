import { useQueryClient } from '@tanstack/react-query'
import { isIndia, isPincode } from '@teeshala/contract/accounts/address'
import { useCallback, useRef, useState } from 'react'
import * as texts from '../../texts/shared/addresses.ts'
import { type Place, placeOf } from './place-of.ts'

/** An address as its form holds it at this moment. */
type Typed = Place & { readonly pincode: string; readonly country: string }

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
