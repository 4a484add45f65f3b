import { Button, Group, Skeleton, Title } from '@mantine/core'
import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { AnyOrder } from '@teeshala/contract/orders/any-order'
import type { ComponentProps } from 'react'
import { AddressSearch } from '../../shared/address/AddressSearch.tsx'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../shared/address/use-address.ts'
import { RecordList } from '../../shared/admin/RecordList.tsx'
import type { RecordColumn } from '../../shared/admin/record-column.ts'
import type { Page } from '../../shared/api/api.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import type { OrdersFilter } from './admin-orders-query.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { OrderDrawer } from './record/OrderDrawer.tsx'

type OrdersQuery<Listed> = UseInfiniteQueryOptions<
  Page<Listed>,
  Error,
  InfiniteData<Page<Listed>>,
  readonly unknown[],
  string | undefined
>

type OrderListPageProps<Listed extends AnyOrder> = {
  title: string
  /** How sentences name what is listed. */
  orders: string
  query: (filter: OrdersFilter) => OrdersQuery<Listed>
  filters: readonly ComponentProps<typeof AddressSelect>[]
  columns: readonly RecordColumn<Listed>[]
}

/** A list of everybody's orders: searched and filtered by the address, with the order that it names beside it. */
export function OrderListPage<Listed extends AnyOrder>(props: OrderListPageProps<Listed>) {
  const { title, orders, query, filters, columns } = props
  const { read } = useAddress()
  const filter = Object.fromEntries(['q', ...filters.map(({ name }) => name)].map((name) => [name, read(name)]))
  const list = useInfiniteQuery(query(filter))
  const records = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <PageHead title={title} />
      <Title order={1} mb="lg">
        {title}
      </Title>
      <Group component="search" mb="lg">
        <AddressSearch label={`Search ${orders}`} placeholder="Order id, customer or product" />
        {filters.map((each) => (
          <AddressSelect key={each.name} {...each} />
        ))}
      </Group>
      {list.status === 'pending' && <Skeleton height="30rem" aria-busy />}
      {list.status === 'error' && (
        <LoadFailure error={list.error} fallback="Failed to fetch orders" onRetry={() => list.refetch()} />
      )}
      {list.status === 'success' && records.length === 0 && !list.hasNextPage && (
        <Notice title={`No ${orders} found.`} />
      )}
      {records.length > 0 && <RecordList label={`All ${orders}`} columns={columns} records={records} opens />}
      {list.hasNextPage && (
        <Button variant="outline" mt="lg" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Show older orders
        </Button>
      )}
      <OrderDrawer />
    </>
  )
}
