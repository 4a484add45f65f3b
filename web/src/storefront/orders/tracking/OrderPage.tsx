import { Button, Container, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isPayable } from '@teeshala/contract/orders/any-order'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { failedWith, sentenceFor } from '../../../shared/api/api-failure.ts'
import { OrderPreviews } from '../../../shared/ordered-designs/OrderPreviews.tsx'
import { orderQuery } from '../../../shared/orders/order-query.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { PageHead } from '../../../shared/ui/PageHead.tsx'
import { confirmationMs, usePayOrder } from '../payment/use-pay-order.ts'
import classes from './OrderTracking.module.css'
import { OrderTracking } from './OrderTracking.tsx'

/** `/order/T…`: confirmation and tracking of an order of any kind, and why it cannot be shown where it cannot. */
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
    refetchInterval: ({ state }) =>
      paying.step === 'unconfirmed' && state.data && isPayable(state.data) ? confirmationMs : false,
  })
  return (
    <Container pt="xl">
      {status === 'pending' && (
        <div aria-busy>
          <Skeleton height="3.5rem" width="20rem" mb="xl" />
          <div className={classes.columns}>
            <Skeleton height="24rem" />
            <Skeleton height="24rem" />
          </div>
        </div>
      )}
      {status === 'error' && failedWith(error, 'NOT_FOUND') && (
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
      {status === 'error' && !failedWith(error, 'NOT_FOUND') && (
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
