import type { QueryClient } from '@tanstack/react-query'
import { isIndia, isPincode, joinedPincode } from '@teeshala/contract/accounts/address'
import { meantEmail } from '@teeshala/contract/accounts/email-slip'
import { contradictsPlace } from '@teeshala/contract/delivery/place-contradiction'
import type { ReactNode } from 'react'
import * as texts from '../../texts/shared/addresses.ts'
import { weCannotMailYouAboutThisOrder } from '../../texts/shared/email-state.ts'
import { type Place, pincodesQuery, placeIn } from '../pincodes/place-of.ts'
import { MeantEmail } from './MeantEmail.tsx'
import { PinRemark } from './PinRemark.tsx'

/** An address as its form holds it at this moment. */
type Typed = Place & { readonly pincode: string; readonly country: string }
export type ReadPlace = () => Typed
export type FillPlace = (place: Partial<Place>) => void

/** What a form keeps of its place. */
type Kept = {
  /** What stands there from a PIN code and not from its customer. */
  filled: Place
  readonly setRemark: (remark: ReactNode) => void
  readonly queryClient: QueryClient
}

type Asked = {
  /** The PIN code is the same: nothing is filled in. */
  readonly isLook: boolean
  readonly read: ReadPlace
  readonly fill: FillPlace
  readonly before: string | undefined
}

const nowhere: Place = { city: '', state: '' }

/** Fills city and state from the PIN code that stands in the form, where that is in India, and says what is to be known of it. */
export async function fillPlace(kept: Kept, { isLook, read, fill, before }: Asked): Promise<void> {
  const { setRemark, queryClient } = kept
  const typed = () => {
    const now = read()
    return { ...now, pincode: joinedPincode(now.pincode) }
  }
  const { pincode, country } = typed()
  if (!isIndia(country)) return setRemark(undefined)
  const [old, place] = await Promise.all([
    placeOf(joinedPincode(before ?? ''), queryClient),
    placeOf(pincode, queryClient),
  ])
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
  setRemark(remarkOn({ ...now, ...changes }, place, take))
  if (Object.keys(changes).length > 0) fill(changes)
}

/** The place of a PIN code; undefined for what is none, for one that the directory does not have, and where it cannot be read. */
async function placeOf(pincode: string, queryClient: QueryClient): Promise<Place | undefined> {
  if (!isPincode(pincode)) return undefined
  const file = await queryClient.fetchQuery(pincodesQuery(pincode)).catch(() => undefined)
  return file && placeIn(file, pincode)
}

/** What is to be written over: what is empty, or stands there from the PIN code before. */
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

/** What is asked below an email that was left with a slip, or said below one of an order that was left empty; nothing below another. */
export function emailHint(email: string, onTake: (email: string) => void, isForOrder = false): ReactNode {
  if (isForOrder && email.trim() === '') return weCannotMailYouAboutThisOrder
  const meant = meantEmail(email)
  return meant && <MeantEmail email={meant} onTake={onTake} />
}
