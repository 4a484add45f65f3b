import { useQuery } from '@tanstack/react-query'
import { isPincode } from '@teeshala/contract/accounts/address'
import { type Destination, destinationOf } from '@teeshala/contract/delivery/delivery-promise'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { profileQuery } from '../accounts/profile-query.ts'
import { onOtherPerson } from '../session/on-other-person.ts'

type PincodeDraft = {
  /** What was typed last, as a PIN code alone or in an address; until then the profile's. */
  readonly pincode: string | null
}

const empty: PincodeDraft = { pincode: null }

/** Where the visitor would have an order sent. It outlives a reload, but not the tab. */
const usePincodeDraft = create<PincodeDraft>()(
  persist((): PincodeDraft => empty, {
    name: 'draft:pincode',
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
  }),
)

onOtherPerson(() => usePincodeDraft.setState(empty))

/** Keeps what was typed into a field for a PIN code. */
export function keepPincode(pincode: string): void {
  usePincodeDraft.setState({ pincode })
}

/** Keeps the PIN code of an address as far as it is one. */
export function keepPincodeOf(address: { readonly postalCode: string; readonly country: string }): void {
  if (destinationOf(address)) keepPincode(address.postalCode)
}

/** The PIN code that is known of the visitor, or the beginning of one that is being typed. */
export function usePincode(): string {
  const typed = usePincodeDraft(({ pincode }) => pincode)
  // Read where some page has asked for it already: a date alone is not worth a call.
  const { data: profile } = useQuery({ ...profileQuery, enabled: false })
  return typed ?? profile?.address.pincode ?? ''
}

/** Where the visitor would have an order sent, as far as that is known. */
export function useKnownDestination(): Destination | undefined {
  const pincode = usePincode()
  return isPincode(pincode) ? { pincode } : undefined
}
