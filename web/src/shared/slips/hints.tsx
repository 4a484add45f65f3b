import { isIndia, isPincode, joinedPincode } from '@teeshala/contract/accounts/address'
import { meantEmail } from '@teeshala/contract/accounts/email-slip'
import { contradictsPlace } from '@teeshala/contract/delivery/place-contradiction'
import type { ReactNode } from 'react'
import * as texts from '../../texts/shared/addresses.ts'
import { weCannotMailYouAboutThisOrder } from '../../texts/shared/email-state.ts'
import { queryClient } from '../api/queries/query-client.ts'
import { type Place, pincodesQuery, placeIn } from '../pincodes/place-of.ts'
import { MeantEmail } from './MeantEmail.tsx'
import { PinRemark } from './PinRemark.tsx'

/** The form's present address. */
type Typed = Place & { readonly pincode: string; readonly country: string }
export type ReadPlace = () => Typed
export type FillPlace = (place: Partial<Place>) => void

/** A form's place, and what was filled in. */
type Kept = {
  /** The place filled in from a PIN code rather than typed. */
  filled: Place
  readonly setRemark: (remark: ReactNode) => void
}

type Asked = {
  /** The PIN code is unchanged: nothing is filled in. */
  readonly isLook: boolean
  readonly read: ReadPlace
  readonly fill: FillPlace
  readonly before: string | undefined
}

const nowhere: Place = { city: '', state: '' }

/** Fills city and state from the form's PIN code, if in India, and returns a remark about it. */
export async function fillPlace(kept: Kept, { isLook, read, fill, before }: Asked): Promise<void> {
  const typed = () => {
    const now = read()
    return { ...now, pincode: joinedPincode(now.pincode) }
  }
  const { pincode, country } = typed()
  if (!isIndia(country)) return kept.setRemark(undefined)
  const [old, place] = await Promise.all([placeOf(joinedPincode(before ?? '')), placeOf(pincode)])
  const now = typed()
  if (!isLook && before === undefined) kept.filled = nowhere
  else if (old) kept.filled = old
  if (now.pincode !== pincode) return
  const changes = isLook ? {} : changesOf(now, kept.filled, place ?? nowhere)
  if (!isLook) kept.filled = place ?? nowhere
  const take = (taken: Place) => {
    kept.filled = taken
    fill(taken)
  }
  kept.setRemark(remarkOn({ ...now, ...changes }, place, take))
  if (Object.keys(changes).length > 0) fill(changes)
}

/** Returns the place of a PIN code; undefined if it is malformed, unknown, or cannot be looked up. */
async function placeOf(pincode: string): Promise<Place | undefined> {
  if (!isPincode(pincode)) return undefined
  const file = await queryClient.fetchQuery(pincodesQuery(pincode)).catch(() => undefined)
  return file && placeIn(file, pincode)
}

/** Returns the fields to overwrite: empty ones, and those filled in from the previous PIN code. */
export function changesOf(now: Place, filled: Place, place: Place): Partial<Place> {
  const names = ['city', 'state'] as const
  const ours = names.filter((name) => now[name].trim() === '' || now[name] === filled[name])
  return Object.fromEntries(ours.filter((name) => now[name] !== place[name]).map((name) => [name, place[name]]))
}

function remarkOn(now: Typed, place: Place | undefined, onTake: (place: Place) => void): ReactNode {
  if (!isPincode(now.pincode)) return undefined
  if (!place) return texts.typeYourCityAndState
  return contradictsPlace(now, place) ? <PinRemark place={place} onTake={onTake} /> : undefined
}

/** Returns the remark below an email on blur: a correction, or that an order without one gets no mails; otherwise nothing. */
export function emailHint(email: string, onTake: (email: string) => void, isForOrder = false): ReactNode {
  if (isForOrder && email.trim() === '') return weCannotMailYouAboutThisOrder
  const meant = meantEmail(email)
  return meant && <MeantEmail email={meant} onTake={onTake} />
}
