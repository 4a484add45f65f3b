import { useQuery } from '@tanstack/react-query'
import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import { profileQuery } from '../accounts/profile-query.ts'
import { useSession } from '../session/session-store.ts'
import { recipientOfProfile } from './recipient-of-profile.ts'
import { isSamePlace } from './same-place.ts'
import { useAddressBook } from './use-address-book.ts'

/** Returns the signed-in user's likely addresses: saved ones, then the profile's. Undefined while loading. */
export function useKnownAddresses(): readonly ShippingAddress[] | undefined {
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  const { data: profile, failureCount } = useQuery({ ...profileQuery, enabled: isSignedIn })
  const { addresses, asking } = useAddressBook()
  if (!isSignedIn) return []
  if (!profile) return failureCount > 0 ? [] : undefined
  if (!addresses && asking.failureCount === 0) return undefined
  const saved = addresses ?? []
  const own = recipientOfProfile(profile)
  const isGiven = [own.address, own.city, own.postalCode].some(Boolean)
  return isGiven && !saved.some((each) => isSamePlace(each, own)) ? [...saved, own] : saved
}
