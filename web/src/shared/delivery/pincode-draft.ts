import { useQuery } from '@tanstack/react-query'
import { isPincode } from '@teeshala/contract/accounts/address'
import { type Destination, destinationOf } from '@teeshala/contract/delivery/delivery-promise'
import { profileQuery } from '../accounts/profile-query.ts'
import { tabDraft } from '../session/kept/tab-draft.ts'

type PincodeDraft = {
  /** The PIN code last entered, alone or in an address; until then the profile's. */
  readonly pincode: string | null
}

const empty: PincodeDraft = { pincode: null }

/** The visitor's shipping destination. Survives a reload, but not the tab. */
const usePincodeDraft = tabDraft<PincodeDraft>('pincode', empty)

/** Stores what is typed into a PIN code field. */
export function keepPincode(pincode: string): void {
  usePincodeDraft.setState({ pincode })
}

/** Stores the PIN code of an address, if valid. */
export function keepPincodeOf(address: { readonly postalCode: string; readonly country: string }): void {
  if (destinationOf(address)) keepPincode(address.postalCode)
}

/** Returns the visitor's PIN code, or the beginning of one being typed. */
export function usePincode(): string {
  const typed = usePincodeDraft(({ pincode }) => pincode)
  // Read only if another page has loaded it: a date alone is not worth a call.
  const { data: profile } = useQuery({ ...profileQuery, enabled: false })
  return typed ?? profile?.address.pincode ?? ''
}

/** Returns the visitor's destination, as far as known. */
export function useKnownDestination(): Destination | undefined {
  const pincode = usePincode()
  return isPincode(pincode) ? { pincode } : undefined
}
