import { useQuery } from '@tanstack/react-query'
import type { ShippingAddress } from '@teeshala/contract/orders/buyer/shipping-address'
import * as texts from '../../texts/shared/addresses.ts'
import { api } from '../api/api.ts'
import { failedWith } from '../api/api-failure.ts'
import { invalidate, queryClient } from '../api/queries/query-client.ts'
import { useAction } from '../api/use-action.ts'
import { useSession } from '../session/session-store.ts'
import { addressBookQuery } from './address-book-query.ts'

type Change = {
  /** Returns the new addresses from the stored ones. */
  readonly change: (addresses: readonly ShippingAddress[]) => readonly ShippingAddress[]
  readonly onKept?: () => void
  readonly onFailed?: () => void
}

/** The signed-in user's saved addresses, the default first, and how to change them. */
export function useAddressBook() {
  const isSignedIn = useSession(({ currentUser }) => currentUser !== null)
  const { data: book, ...asking } = useQuery({ ...addressBookQuery, enabled: isSignedIn })
  const { run, ...state } = useAction({
    act: async ({ change }: Change) => {
      const { addresses, revision } = await queryClient.fetchQuery({ ...addressBookQuery, staleTime: Infinity })
      const body = { addresses: [...change(addresses)], revision }
      return api('keepAddresses', { params: { id: 'user.id' }, body })
    },
    failed: texts.yourAddressesCouldNotBeSaved,
    onSuccess: (kept, { onKept }) => {
      queryClient.setQueryData(addressBookQuery.queryKey, kept)
      onKept?.()
    },
    onError: (failure, { onFailed }) => {
      onFailed?.()
      return failedWith(failure, 'CONFLICT') ? invalidate(addressBookQuery.queryKey) : undefined
    },
  })
  return { addresses: book?.addresses, asking, keep: run, ...state }
}
