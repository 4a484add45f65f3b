import { Button, Skeleton, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { MoveOrderRequest, Order } from '@teeshala/contract/orders/order'
import { useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../../shared/admin/LoadFailure.tsx'
import { OrderDrawer } from '../../shared/admin/OrderDrawer.tsx'
import { orderQuery } from '../../shared/orders/order-query.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { useIsWide } from '../../shared/ui/use-is-wide.ts'
import { adminOrdersQuery, filterOf } from './admin-orders-query.ts'
import { OrderRecord } from './OrderRecord.tsx'
import { OrdersCards } from './OrdersCards.tsx'
import { OrdersFilters } from './OrdersFilters.tsx'
import { OrdersTable } from './OrdersTable.tsx'

/** Admin order management. */
export function OrdersPage() {
  const [search] = useSearchParams()
  const query = useInfiniteQuery(adminOrdersQuery(filterOf(search)))
  const List = useIsWide() ? OrdersTable : OrdersCards
  const orders = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <PageHead title="Orders" />
      <Title order={1} mb="lg">
        Orders
      </Title>
      <OrdersFilters />
      {query.status === 'pending' && <Skeleton height="30rem" aria-busy />}
      {query.status === 'error' && (
        <LoadFailure error={query.error} fallback="Failed to fetch orders" onRetry={() => query.refetch()} />
      )}
      {query.status === 'success' && orders.length === 0 && !query.hasNextPage && <Notice title="No orders found." />}
      {orders.length > 0 && <List orders={orders} />}
      {query.hasNextPage && (
        <Button variant="outline" mt="lg" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          Show older orders
        </Button>
      )}
      <OrderDrawer<Order, MoveOrderRequest> title={(id) => `Order ${id}`} query={(id) => orderQuery(id, null)}>
        {(order, move) => <OrderRecord order={order} {...move} />}
      </OrderDrawer>
    </>
  )
}
