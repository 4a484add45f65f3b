import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Cart } from '@teeshala/contract/cart/cart'
import { isNotFound } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { useCurrentUser } from '../session/session-store.ts'

export const cartKey = (userId: string) => ['cart', userId] as const

/** A person's cart, or null while it is empty. */
export const cartQuery = (userId: string) =>
  queryOptions({
    queryKey: cartKey(userId),
    queryFn: ({ signal }) =>
      call<Cart>('GET', `/api/cart/${userId}`, { signal }).catch((error) => {
        if (isNotFound(error)) return null
        throw error
      }),
  })

/** Pieces in the cart of whoever is signed in. */
export function useCartCount(): number {
  const user = useCurrentUser()
  const { data } = useQuery({ ...cartQuery(user?._id ?? ''), enabled: user !== null })
  return data?.items.reduce((pieces, item) => pieces + item.quantity, 0) ?? 0
}
