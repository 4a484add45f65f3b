import { Button, Container } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isOrderId } from '@teeshala/contract/ids'
import { awaitsPayment } from '@teeshala/contract/orders/payment'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { orderQuery } from '../../shared/orders/order-query.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { OrderPreviews } from '../../shared/uploads/OrderPreviews.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderTracking } from './OrderTracking.tsx'
import { confirmationMs, usePayOrder } from './use-pay-order.ts'

/** `/order/TS…`: confirmation and tracking. */
export function OrderPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const token = search.get('t')
  const paying = usePayOrder(id, token)
  const {
    data: order,
    error,
    status,
    refetch,
  } = useQuery({
    ...orderQuery(id, token),
    enabled: isOrderId(id),
    refetchInterval: ({ state }) =>
      paying.step === 'unconfirmed' && state.data && awaitsPayment(state.data) ? confirmationMs : false,
  })
  const isMissing = !isOrderId(id) || failedWith(error, 'NOT_FOUND')
  return (
    <Container pt="xl">
      {status === 'pending' && !isMissing && <OrderSkeleton />}
      {isMissing && (
        <Notice
          as="page"
          title="Order not found"
          text="There is no such order, or it belongs to another account. Sign in with the account that placed it."
        >
          <PageHead title="Order not found" />
          <Button component={Link} to="/orders">
            My Orders
          </Button>
        </Notice>
      )}
      {status === 'error' && !isMissing && (
        <Notice as="page" isError title="Oops!" text={sentenceFor(error, 'Failed to load the order.')}>
          <PageHead title="Order" />
          <Button onClick={() => refetch()}>Try Again</Button>
        </Notice>
      )}
      {order && (
        <OrderPreviews order={order} token={token}>
          <OrderTracking order={order} paying={paying} />
        </OrderPreviews>
      )}
    </Container>
  )
}
