import { profileQuery } from '../../shared/accounts/profile-query.ts'
import { queryClient } from '../../shared/api/queries/query-client.ts'
import { cartQuery } from '../../shared/cart/cart-query.ts'
import { productColorsQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { paymentMethodsQuery } from '../../shared/payments/payment-methods-query.ts'
import { useSession } from '../../shared/session/session-store.ts'

export async function loadCart(): Promise<void> {
  const { currentUser } = useSession.getState()
  if (currentUser) {
    void queryClient.prefetchQuery(cartQuery(currentUser._id))
    void queryClient.prefetchQuery(profileQuery)
  }
  void queryClient.prefetchQuery(productColorsQuery)
  void queryClient.prefetchQuery(paymentMethodsQuery)
}
