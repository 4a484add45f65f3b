import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address } from '@teeshala/contract/accounts/address'
import { useRef, useState } from 'react'
import { profileQuery } from '../../../shared/accounts/profile-query.ts'
import { api } from '../../../shared/api/api.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { checkoutDraft, type Draft, emptyDraft } from './checkout-draft.ts'

const addressOf = ({ address, city, state, country, postalCode }: Draft): Address => ({
  street: address.trim(),
  city: city.trim(),
  state,
  country: country.trim(),
  pincode: postalCode.trim(),
})

const isSame = (one: Address, other: Address) =>
  one.street === other.street &&
  one.city === other.city &&
  one.state === other.state &&
  one.pincode === other.pincode &&
  (one.country || emptyDraft.country) === (other.country || emptyDraft.country)

function begunDraft(): Draft | undefined {
  const kept = checkoutDraft.read()
  return kept && { ...emptyDraft, ...kept }
}

/** The offer to keep a new shipping address in the profile, and its keeping once the order is placed. */
export function useSaveAddress() {
  const queryClient = useQueryClient()
  const { data: profile } = useQuery(profileQuery)
  const [draft, setDraft] = useState(begunDraft)
  const [isWished, wish] = useState(false)
  const address = draft && addressOf(draft)
  const isNew =
    profile !== undefined && address !== undefined && address.street !== '' && !isSame(address, profile.address)
  const kept = useRef<Address>(undefined)
  kept.current = isNew && isWished ? address : undefined

  const save = async () => {
    if (!kept.current) return
    try {
      const { user } = await api('changeProfile', { body: { address: kept.current } })
      queryClient.setQueryData(profileQuery.queryKey, user)
    } catch {
      toast.bad('Your order is placed. Its address could not be saved to your profile.')
    }
  }

  return { isNew, isWished, wish, follow: setDraft, save }
}
