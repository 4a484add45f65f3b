import { Button, Container, Skeleton, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { ordersQuery } from '../../shared/orders/order-query.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import classes from './OrdersPage.module.css'
import { ordersOf, viewOf } from './order-view.ts'

export function OrdersPage() {
  const userId = useSession(({ currentUser }) => currentUser?._id ?? '')
  const [search] = useSearchParams()
  const [expanded, setExpanded] = useState<string>()
  const { data, error, status, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...ordersQuery(userId),
    enabled: userId !== '',
  })
  const view = viewOf(search)
  const all = data?.pages.flatMap(({ items }) => items) ?? []
  const orders = ordersOf(all, view)
  const isFiltered = view.q.trim() !== '' || view.payment !== 'all'

  return (
    <Container pt="xl">
      <PageHead title="My Orders" />
      <Title order={1} mb="lg">
        My Orders
      </Title>
      {status === 'pending' && (
        <div className={classes.orders} aria-busy>
          <Skeleton height="2.75rem" />
          <Skeleton height="14rem" />
          <Skeleton height="14rem" />
        </div>
      )}
      {status === 'error' && (
        <Notice isError title="Oops!" text={sentenceFor(error, 'Failed to load orders. Please try again later.')}>
          <Button onClick={() => refetch()}>Try Again</Button>
        </Notice>
      )}
      {status === 'success' && (
        <>
          {all.length > 0 && <OrderFilters />}
          {orders.length === 0 && (
            <Notice
              title="No orders found"
              text={isFiltered ? 'Try adjusting your search or filter criteria.' : "You haven't placed any orders yet."}
            >
              {!isFiltered && (
                <Button component={Link} to="/">
                  Explore Products
                </Button>
              )}
            </Notice>
          )}
          <div className={classes.orders}>
            {orders.map((order) => (
              <OrderCard
                key={order._id}
                order={order}
                isExpanded={expanded === order._id}
                onToggle={() => setExpanded((shown) => (shown === order._id ? undefined : order._id))}
              />
            ))}
          </div>
          {hasNextPage && (
            <Button variant="outline" mt="xl" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
              Show older orders
            </Button>
          )}
        </>
      )}
    </Container>
  )
}
