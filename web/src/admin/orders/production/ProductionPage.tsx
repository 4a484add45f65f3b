import { Skeleton, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { kindRules } from '@teeshala/contract/orders/order-kind'
import {
  type ProductionOrder,
  type ProductionStatus,
  productionStatuses,
} from '@teeshala/contract/production/production-order'
import { useAddress } from '../../../shared/address/use-address.ts'
import { RecordList } from '../../../shared/admin/RecordList.tsx'
import type { RecordColumn } from '../../../shared/admin/record-column.ts'
import { ShowMore } from '../../../shared/admin/ShowMore.tsx'
import { formatDay } from '../../../shared/ui/day.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { PageHead } from '../../../shared/ui/PageHead.tsx'
import { DesignPreview } from '../DesignPreview.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { OpenProduction } from './OpenProduction.tsx'
import { ProductionDrawer } from './ProductionDrawer.tsx'
import { ProductionLines } from './ProductionLines.tsx'
import { ProductionSteps } from './ProductionSteps.tsx'
import { productionListQuery } from './production-queries.ts'

const columns: RecordColumn<ProductionOrder>[] = [
  { header: 'Order', inCard: 'title', cell: (order) => <OpenProduction order={order} /> },
  { header: 'Placed', inTable: 'whole', inCard: 'aside', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: 'Ready by',
    inTable: 'whole',
    cell: ({ readyOn, neededBy }) => (
      <>
        {readyOn && formatDay(readyOn)}
        {neededBy && <Text size="sm">needed by {formatDay(neededBy)}</Text>}
      </>
    ),
  },
  { header: 'Kind', inTable: 'whole', cell: ({ kind }) => kindRules[kind].title },
  { header: 'To make', cell: ({ lines }) => <ProductionLines lines={lines} most={4} /> },
  { header: 'Pieces', inTable: 'whole', cell: ({ pieces }) => pieces.toLocaleString('en-IN') },
  {
    header: 'Design',
    inTable: 'picture',
    // What is printed on paper is a document, of which there is no picture.
    cell: ({ _id, kind, designs: [first] }) =>
      kind !== 'print' && <DesignPreview order={{ _id, designImage: first?.path ?? null, designs: [] }} />,
  },
  {
    header: 'Goes out',
    cell: ({ fulfilment, label }) =>
      fulfilment === 'collect' ? 'Collected here' : (label[2] ?? label[1] ?? 'By parcel'),
  },
]

const empty: Readonly<Record<ProductionStatus, string>> = {
  placed: 'Nothing is waiting to be started.',
  in_production: 'Nothing is in production.',
  shipped: 'Nothing is on its way or waiting to be collected.',
}

/** What the press has to make, the oldest order first, without a word about money. */
export function ProductionPage() {
  const asked = useAddress().read('status')
  const status = productionStatuses.find((each) => each === asked) ?? 'in_production'
  const list = useInfiniteQuery(productionListQuery(status))
  const orders = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <PageHead title="Production" />
      <Title order={1}>Production</Title>
      <Text c="dimmed" mb="sm">
        Oldest orders first.
      </Text>
      <ProductionSteps shown={status} />
      {list.status === 'pending' && <Skeleton height="30rem" aria-busy />}
      {list.status === 'error' && (
        <LoadFailure error={list.error} fallback="Failed to fetch orders" onRetry={() => list.refetch()} />
      )}
      {list.status === 'success' && orders.length === 0 && !list.hasNextPage && <Notice title={empty[status]} />}
      {orders.length > 0 && <RecordList label="Orders to make" columns={columns} records={orders} opens />}
      <ShowMore list={list} failed="Failed to fetch orders">
        Show more orders
      </ShowMore>
      <ProductionDrawer />
    </>
  )
}
