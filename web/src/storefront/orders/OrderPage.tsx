import { Button, Container } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isOrderId } from '@teeshala/contract/ids'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { orderQuery } from '../../shared/orders/order-query.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderTracking } from './OrderTracking.tsx'

/** `/order/TS…`: confirmation and tracking. */
export function OrderPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const {
    data: order,
    error,
    status,
    refetch,
  } = useQuery({
    ...orderQuery(id, search.get('t')),
    enabled: isOrderId(id),
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
      {order && <OrderTracking order={order} />}
    </Container>
  )
}
