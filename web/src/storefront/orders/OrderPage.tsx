import { useQuery } from '@tanstack/react-query'
import { awaitsPayment } from '@teeshala/contract/orders/payment'
import { useParams, useSearchParams } from 'react-router-dom'
import { OrderPreviews } from '../../shared/ordered-designs/OrderPreviews.tsx'
import { orderQuery } from '../../shared/orders/order-query.ts'
import { TrackedOrder } from '../../shared/tracking/TrackedOrder.tsx'
import { OrderTracking } from './OrderTracking.tsx'
import { confirmationMs, usePayOrder } from './use-pay-order.ts'

/** `/order/TS…`: confirmation and tracking. */
export function OrderPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const token = search.get('t')
  const paying = usePayOrder(id, token)
  const query = useQuery({
    ...orderQuery(id, token),
    refetchInterval: ({ state }) =>
      paying.step === 'unconfirmed' && state.data && awaitsPayment(state.data) ? confirmationMs : false,
  })
  return (
    <TrackedOrder query={query}>
      {(order) => (
        <OrderPreviews order={order} token={token}>
          <OrderTracking order={order} paying={paying} />
        </OrderPreviews>
      )}
    </TrackedOrder>
  )
}
