import { Button, Container, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { bulkOrderQuery } from '../../shared/orders/bulk-query.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { OrderPreviews } from '../../shared/uploads/OrderPreviews.tsx'
import classes from './BulkTracking.module.css'
import { BulkTracking } from './BulkTracking.tsx'

/** `/order/TB…`: a bulk order and how far it has come. */
export function BulkTrackingPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { data: order, error, status, refetch } = useQuery(bulkOrderQuery(id, search.get('t')))
  const isMissing = failedWith(error, 'NOT_FOUND')
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
      {status === 'error' && (
        <Notice
          as="page"
          isError={!isMissing}
          title={isMissing ? 'Order not found' : 'Oops!'}
          text={
            isMissing
              ? 'There is no such order, or it belongs to another account. Sign in with the account that placed it.'
              : sentenceFor(error, 'Failed to load the order.')
          }
        >
          <PageHead title="Order" />
          {isMissing ? (
            <Button component={Link} to="/orders">
              My Orders
            </Button>
          ) : (
            <Button onClick={() => refetch()}>Try Again</Button>
          )}
        </Notice>
      )}
      {order && (
        <OrderPreviews order={order} token={search.get('t')}>
          <BulkTracking order={order} />
        </OrderPreviews>
      )}
    </Container>
  )
}
