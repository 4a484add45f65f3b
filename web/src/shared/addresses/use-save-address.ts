import { maxSavedAddresses } from '@teeshala/contract/accounts/address-book'
import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import { useRef, useState } from 'react'
import * as texts from '../../texts/shared/addresses.ts'
import { useSession } from '../session/session-store.ts'
import { toast } from '../ui/toasts/toast.ts'
import { isSamePlace } from './same-place.ts'
import { useAddressBook } from './use-address-book.ts'
import { useKnownAddresses } from './use-known-addresses.ts'

/** The offer to save a new address to the signed-in user's profile, and saving it once the order is placed. */
export function useSaveAddress(address: ShippingAddress | undefined) {
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  const known = useKnownAddresses()
  const { addresses = [], keep } = useAddressBook()
  const [isWished, wish] = useState(false)
  const isNew =
    isSignedIn &&
    address !== undefined &&
    address.address.trim() !== '' &&
    known !== undefined &&
    addresses.length < maxSavedAddresses &&
    !known.some((each) => isSamePlace(each, address))
  const wanted = useRef<ShippingAddress>(undefined)
  wanted.current = isNew && isWished ? address : undefined

  const save = () => {
    const placed = wanted.current
    if (!placed) return
    const onFailed = () => toast.bad(texts.yourOrderIsPlaced)
    void keep({ change: (saved) => [...saved, placed], onFailed })
  }
  return { isNew, isWished, wish, save }
}
