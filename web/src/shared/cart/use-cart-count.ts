import { useQuery } from '@tanstack/react-query'
import { useSession } from '../session/session-store.ts'
import { cartQuery } from './cart-query.ts'

/** Returns the pieces in the cart; 0 while unknown. */
export function useCartCount(): number {
  const userId = useSession(({ currentUser }) => currentUser?._id)
  const { data } = useQuery({ ...cartQuery(userId ?? ''), enabled: userId !== undefined })
  return data?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
}
