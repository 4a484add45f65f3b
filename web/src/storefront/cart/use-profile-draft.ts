import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileQuery } from '../../shared/accounts/profile-query.ts'
import { checkoutDraft, type Draft } from './checkout-draft.ts'

/** Fills an untouched checkout from the customer's profile. */
export function useProfileDraft(form: UseFormReturnType<Draft>): void {
  const { data: profile } = useQuery(profileQuery)
  // The form is written once, when the profile has come; a form the customer has begun stays theirs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!profile || checkoutDraft.read()) return
    const { name, phone, address } = profile
    form.setValues({
      name,
      phone,
      address: address.street,
      city: address.city,
      state: address.state,
      postalCode: address.pincode,
      country: address.country || 'India',
    })
  }, [profile])
}
