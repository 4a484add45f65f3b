import { Group, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { turnedFault } from '@teeshala/contract/sales/day-range'
import { type ComponentProps, useState } from 'react'
import { AddressDate } from '../../shared/address/AddressDate.tsx'
import { AddressSearch } from '../../shared/address/AddressSearch.tsx'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { dayIn } from '../../shared/address/day-in.ts'
import { useAddress } from '../../shared/address/use-address.ts'
import { ListFilters } from '../../shared/admin/filters/ListFilters.tsx'
import { QueryFailure } from '../../shared/admin/QueryFailure.tsx'
import { nameInList } from '../../shared/admin/records/name-in-list.ts'
import { RecordList } from '../../shared/admin/records/RecordList.tsx'
import { RecordsWaiting } from '../../shared/admin/records/RecordsWaiting.tsx'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { ShowMore } from '../../shared/admin/records/ShowMore.tsx'
import { SelectionBar } from '../../shared/admin/records/selection/SelectionBar.tsx'
import { useRecordSelection } from '../../shared/admin/records/selection/use-record-selection.ts'
import { SavedViews } from '../../shared/admin/views/SavedViews.tsx'
import type { Page } from '../../shared/api/request.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { useMay } from '../../shared/session/staff-rights.ts'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/admin/orders/orders.ts'
import type { OrdersFilter } from './admin-orders-query.ts'
import { countLine } from './list-words.ts'
import { MoveManyDialog } from './move-many/MoveManyDialog.tsx'
import { MoveManyMenu } from './move-many/MoveManyMenu.tsx'
import type { ManyMove } from './move-many/many-moves.ts'
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
  /** The noun for what is listed. */
  orders: string
  query: (filter: OrdersFilter) => OrdersQuery<Listed>
  filters: readonly ComponentProps<typeof AddressSelect>[]
  columns: readonly RecordColumn<Listed>[]
  views: ComponentProps<typeof SavedViews>
}

const sortChoice = {
  name: 'sort',
  label: texts.sort,
  all: texts.newestFirst,
  options: [
    { value: 'oldest', label: texts.oldestFirst },
    { value: 'highest', label: texts.highestTotalFirst },
  ],
}

/** A list of all customers' orders: search and filters in the URL, with the open order in a drawer. */
export function OrderListPage<Listed extends AnyOrder>(props: OrderListPageProps<Listed>) {
  const { title, orders, query, filters, columns, views } = props
  const { read, readOne } = useAddress()
  const choices = [...filters, sortChoice]
  const chosen = choices.map(({ name, options }) => [name, readOne(name, options)])
  const days = { from: dayIn(read('from')), to: dayIn(read('to')) }
  const fault = turnedFault(days)
  const filter = { q: read('q'), ...days, ...Object.fromEntries(chosen) }
  const list = useInfiniteQuery({ ...query(filter), placeholderData: keepPreviousData, enabled: !fault })
  const shown = fault ? 'refused' : list.status
  const records = fault ? [] : (list.data?.pages.flatMap(({ items }) => items) ?? [])
  const mayMove = useMay('moveOrder')
  const mayTake = useMay('placeStaffOrder')
  const { selected, selection } = useRecordSelection(records)
  const [asked, setAsked] = useState<{ move: ManyMove; orders: readonly AnyOrder[] }>()
  const nameOf = (order: Listed) => texts.orderNamed(nameInList(order))
  return (
    <>
      <PageHead title={title} />
      <Group justify="space-between" mb="lg">
        <Title order={1}>{title}</Title>
        {mayTake && (
          <ButtonLink to="/admin/new-order" variant="default" size="sm" leftSection={<IconPlus size={18} />}>
            {texts.newOrder}
          </ButtonLink>
        )}
      </Group>
      <SavedViews {...views} />
      <ListFilters
        search={
          <AddressSearch label={texts.searchOrders(orders)} placeholder={texts.orderIdCustomerPhoneEmailOrProduct} />
        }
        names={['from', 'to', ...choices.map(({ name }) => name)]}
      >
        {filters.map((each) => (
          <AddressSelect key={each.name} {...each} />
        ))}
        <AddressSelect {...sortChoice} />
        <AddressDate name="from" label={texts.from} />
        <AddressDate name="to" label={texts.to} />
      </ListFilters>
      {fault && (
        <Text c="red" role="alert">
          {fault}
        </Text>
      )}
      {shown === 'pending' && <RecordsWaiting />}
      {shown === 'error' && <QueryFailure query={list} failed={texts.failedToFetchOrders} />}
      {shown === 'success' && (
        <Text c="dimmed" size="sm" mb="sm" role="status">
          {countLine(records.length, list.hasNextPage ? list.data?.pages[0]?.total : undefined, orders)}
        </Text>
      )}
      {shown === 'success' && records.length === 0 && !list.hasNextPage && <Notice title={texts.noneFound(orders)} />}
      {records.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <RecordList
            label={`All ${orders}`}
            columns={columns}
            records={records}
            opens
            {...(mayMove && { selects: { selection, nameOf } })}
          />
        </div>
      )}
      <SelectionBar count={selected.length} selection={selection}>
        <MoveManyMenu orders={selected} onAsk={(move) => setAsked({ move, orders: selected })} />
      </SelectionBar>
      {!fault && (
        <ShowMore list={list} failed={texts.failedToFetchOrders}>
          {texts.showMoreOrders}
        </ShowMore>
      )}
      {asked && (
        <MoveManyDialog
          {...asked}
          onClose={(moved) => {
            setAsked(undefined)
            selection.drop(moved)
          }}
        />
      )}
      <OrderDrawer ids={records.map(({ _id }) => _id)} />
    </>
  )
}
