import { Button, Group, Skeleton, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import type { MoveBulkOrderRequest } from '@teeshala/contract/bulk/bulk-order-request'
import { workshopStatuses } from '@teeshala/contract/orders/workshop-status'
import { AddressSearch } from '../../shared/address/AddressSearch.tsx'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { LoadFailure } from '../../shared/admin/LoadFailure.tsx'
import { OrderDrawer } from '../../shared/admin/OrderDrawer.tsx'
import { bulkOrderQuery } from '../../shared/orders/bulk-query.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { useIsWide } from '../../shared/ui/use-is-wide.ts'
import { adminBulkQuery } from './admin-bulk-query.ts'
import { BulkOrderRecord } from './BulkOrderRecord.tsx'
import { BulkOrdersCards } from './BulkOrdersCards.tsx'
import { BulkOrdersTable } from './BulkOrdersTable.tsx'

const statuses = workshopStatuses.map((value) => ({ value, label: value }))

/** Admin bulk orders. */
export function BulkOrdersPage() {
  const { read } = useAddress()
  const query = useInfiniteQuery(adminBulkQuery({ q: read('q'), status: read('status') }))
  const List = useIsWide() ? BulkOrdersTable : BulkOrdersCards
  const orders = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <PageHead title="Bulk Orders" />
      <Title order={1} mb="lg">
        Bulk Orders
      </Title>
      <Group component="search" mb="lg">
        <AddressSearch label="Search bulk orders" placeholder="Order id, customer or product" />
        <AddressSelect name="status" label="Status" all="All statuses" options={statuses} />
      </Group>
      {query.status === 'pending' && <Skeleton height="30rem" aria-busy />}
      {query.status === 'error' && (
        <LoadFailure error={query.error} fallback="Failed to fetch orders" onRetry={() => query.refetch()} />
      )}
      {query.status === 'success' && orders.length === 0 && !query.hasNextPage && (
        <Notice title="No bulk orders found." />
      )}
      {orders.length > 0 && <List orders={orders} />}
      {query.hasNextPage && (
        <Button variant="outline" mt="lg" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          Show older orders
        </Button>
      )}
      <OrderDrawer<BulkOrder, MoveBulkOrderRequest>
        title={(id) => `Bulk order ${id}`}
        query={(id) => bulkOrderQuery(id, null)}
      >
        {(order, move) => <BulkOrderRecord order={order} {...move} />}
      </OrderDrawer>
    </>
  )
}
