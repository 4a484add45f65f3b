import { Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDay } from '@teeshala/contract/date-format'
import { dayOf } from '@teeshala/contract/india-day'
import { kindRules } from '@teeshala/contract/orders/order-kind'
import type { DueFilter } from '@teeshala/contract/production/due-by'
import {
  isLate,
  type ProductionOrder,
  type ProductionStatus,
  productionStatuses,
} from '@teeshala/contract/production/production-order'
import { AddressSelect } from '../../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../../shared/address/use-address.ts'
import { QueryFailure } from '../../../shared/admin/QueryFailure.tsx'
import { RecordList } from '../../../shared/admin/records/RecordList.tsx'
import { RecordsWaiting } from '../../../shared/admin/records/RecordsWaiting.tsx'
import type { RecordColumn } from '../../../shared/admin/records/record-column.ts'
import { ShowMore } from '../../../shared/admin/records/ShowMore.tsx'
import { StatusBadge } from '../../../shared/orders/StatusBadge.tsx'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { Reprints } from '../claims/Reprints.tsx'
import { DesignPreview } from '../DesignPreview.tsx'
import { OpenOrder } from '../OpenOrder.tsx'
import { ProductionDrawer } from './ProductionDrawer.tsx'
import { ProductionLines } from './ProductionLines.tsx'
import classes from './ProductionPage.module.css'
import { ProductionSteps } from './ProductionSteps.tsx'
import { productionListQuery } from './production-queries.ts'

const columns: RecordColumn<ProductionOrder>[] = [
  { header: texts.order, inCard: 'title', cell: (order) => <OpenOrder order={order} /> },
  { header: texts.placed, inTable: 'whole', inCard: 'aside', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: texts.readyBy,
    inTable: 'whole',
    cell: ({ status, readyOn, neededBy }) =>
      (readyOn || neededBy) && (
        <>
          {readyOn && formatDay(readyOn)}{' '}
          {isLate({ status, readyOn }, dayOf(new Date())) && <StatusBadge tone="bad">{texts.late}</StatusBadge>}
          {neededBy && <Text size="sm">{texts.neededBy(formatDay(neededBy))}</Text>}
        </>
      ),
  },
  { header: texts.kind, inTable: 'whole', cell: ({ kind }) => kindRules[kind].title },
  { header: texts.toMake, cell: ({ lines }) => <ProductionLines lines={lines} most={4} /> },
  { header: texts.pieces, inTable: 'whole', cell: ({ pieces }) => pieces > 0 && pieces.toLocaleString('en-IN') },
  {
    header: texts.design,
    inTable: 'picture',
    // A print job is a document, of which there is no picture.
    cell: ({ _id, kind, designs: [first], missingDesigns }) =>
      kind !== 'print' && (
        <DesignPreview order={{ _id, designImage: first?.path ?? null, designs: [], missingDesigns }} />
      ),
  },
  {
    header: texts.goesOut,
    cell: ({ fulfilment, label }) =>
      fulfilment === 'collect' ? texts.collectionFromTheShop : (label[2] ?? label[1] ?? texts.byParcel),
  },
]

const empty: Readonly<Record<ProductionStatus, string>> = {
  placed: texts.nothingIsWaitingToBeStarted,
  in_production: texts.nothingIsInProduction,
  shipped: texts.nothingIsOnItsWayOrWaiting,
}

const dueFilters: readonly { value: DueFilter; label: string }[] = [
  { value: 'late', label: texts.late },
  { value: 'week', label: texts.thisWeek },
]

const noneDue: Readonly<Record<DueFilter, string>> = {
  late: texts.nothingIsLate,
  week: texts.nothingIsDueThisWeek,
}

/** The press's work, earliest due first, without prices. */
export function ProductionPage() {
  const { read, readOne } = useAddress()
  const asked = read('status')
  const status = productionStatuses.find((each) => each === asked) ?? 'in_production'
  // Shipped orders cannot be late any more.
  const due = status === 'shipped' ? '' : readOne('due', dueFilters)
  const list = useInfiniteQuery(productionListQuery(status, due))
  const orders = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <PageHead title={texts.production} />
      <Title order={1}>{texts.production}</Title>
      <Text c="dimmed" mb="sm">
        {texts.firstDueFirst}
      </Text>
      <Reprints />
      <ProductionSteps shown={status} />
      {status !== 'shipped' && (
        <search className={classes.due}>
          <AddressSelect name="due" label={texts.due} all={texts.allOrders} options={dueFilters} />
        </search>
      )}
      {list.status === 'pending' && <RecordsWaiting />}
      {list.status === 'error' && <QueryFailure query={list} failed={texts.failedToFetchOrders} />}
      {list.status === 'success' && orders.length === 0 && !list.hasNextPage && (
        <Notice title={due ? noneDue[due] : empty[status]} />
      )}
      {orders.length > 0 && <RecordList label={texts.ordersToMake} columns={columns} records={orders} opens />}
      <ShowMore list={list} failed={texts.failedToFetchOrders}>
        {texts.showMoreOrders}
      </ShowMore>
      <ProductionDrawer />
    </>
  )
}
