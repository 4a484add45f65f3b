import { Alert, Button, Container, Skeleton, Title } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { reasonFor } from '../../shared/api/reason-for.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { BulkOrderCard } from './BulkOrderCard.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import classes from './OrdersPage.module.css'
import { isFiltered, ordersOf, viewOf } from './order-view.ts'
import { useOwnOrders } from './use-own-orders.ts'

/** My Orders: what the customer has bought, single and in bulk. */
export function OrdersPage() {
  const userId = useSession(({ currentUser }) => currentUser?._id ?? '')
  const [search] = useSearchParams()
  const [expanded, setExpanded] = useState<string>()
  const view = viewOf(search)
  const filtered = isFiltered(view)
  const own = useOwnOrders(userId, filtered || view.sort !== 'date' || view.isAscending)
  const shown = ordersOf(own.orders, view)
  const isLoadingRest = filtered && own.hasNextPage
  const toggle = (id: string) => setExpanded((open) => (open === id ? undefined : id))

  return (
    <Container pt="xl">
      <PageHead title="My Orders" />
      <Title order={1} mb="lg">
        My Orders
      </Title>
      {own.isPending && (
        <div className={classes.orders} aria-busy>
          <Skeleton height="2.75rem" />
          <Skeleton height="14rem" />
          <Skeleton height="14rem" />
        </div>
      )}
      {!own.isPending && own.error && (
        <Notice isError title="Failed to load orders. Please try again later." text={reasonFor(own.error)}>
          <Button onClick={() => own.refetch()}>Try Again</Button>
        </Notice>
      )}
      {!own.isPending && !own.error && (
        <>
          {own.orders.length > 0 && (
            <OrderFilters hasRefunds={own.orders.some(({ status }) => status === 'refunded')} />
          )}
          {own.isBulkMissing && (
            <Alert color="red" role="alert" mb="lg">
              Your bulk orders could not be loaded.{' '}
              <Button variant="subtle" size="compact-md" onClick={() => own.refetch()}>
                Try Again
              </Button>
            </Alert>
          )}
          {shown.length === 0 && !isLoadingRest && !own.isBulkPending && (
            <Notice
              title="No orders found"
              text={filtered ? 'Try adjusting your search or filter criteria.' : "You haven't placed any orders yet."}
            >
              {!filtered && (
                <Button component={Link} to="/">
                  Explore Products
                </Button>
              )}
            </Notice>
          )}
          <div className={classes.orders}>
            {shown.map(({ _id, ...listed }) => {
              const card = { isExpanded: expanded === _id, onToggle: () => toggle(_id) }
              return listed.isBulk ? (
                <BulkOrderCard key={_id} order={listed.order} {...card} />
              ) : (
                <OrderCard key={_id} order={listed.order} {...card} />
              )
            })}
          </div>
          {own.isBulkPending && <Skeleton height="8rem" mt="lg" aria-busy />}
          {own.hasNextPage && (
            <Button variant="outline" mt="xl" loading={own.isFetchingNextPage} onClick={own.fetchNextPage}>
              Show older orders
            </Button>
          )}
        </>
      )}
    </Container>
  )
}
