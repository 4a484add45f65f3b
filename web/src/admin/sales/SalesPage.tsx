import { Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatCount } from '@teeshala/contract/count-format'
import { statusWords } from '@teeshala/contract/orders/status-words'
import { turnedFault } from '@teeshala/contract/sales/day-range'
import { saleStatuses, saleWords } from '@teeshala/contract/sales/sales'
import { AddressDate } from '../../shared/address/AddressDate.tsx'
import { AddressSelect } from '../../shared/address/AddressSelect.tsx'
import { dayIn } from '../../shared/address/day-in.ts'
import { useAddress } from '../../shared/address/use-address.ts'
import { ListFilters } from '../../shared/admin/filters/ListFilters.tsx'
import { LoadFailure } from '../../shared/admin/LoadFailure.tsx'
import { totalOf } from '../../shared/admin/records/ListCount.tsx'
import { RecordList } from '../../shared/admin/records/RecordList.tsx'
import { RecordsWaiting } from '../../shared/admin/records/RecordsWaiting.tsx'
import { ShowMore } from '../../shared/admin/records/ShowMore.tsx'
import { totalWords } from '../../shared/admin/records/total-words.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { TextLink } from '../../shared/routing/TextLink.tsx'
import { PageTitle } from '../../shared/ui/heads/PageTitle.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/admin/sales.ts'
import { salesColumns } from './sales-columns.tsx'
import { salesQuery } from './sales-query.ts'

const statuses = saleStatuses.map((value) => ({ value, label: statusWords('shop', value, 'ship').label }))

const dues = [{ value: 'true', label: texts.moneyStillDue }]

const sorts = [{ value: 'oldest', label: texts.oldestFirst }]

const failed = texts.theOrdersCouldNotBeLoaded

/** The orders behind the dashboard's figures, of every kind. */
export function SalesPage() {
  const { read, readOne } = useAddress()
  const [status, due, sort] = [readOne('status', statuses), readOne('due', dues), readOne('sort', sorts)]
  const days = { from: dayIn(read('from')), to: dayIn(read('to')) }
  const fault = turnedFault(days)
  const list = useInfiniteQuery({ ...salesQuery({ ...days, status, due, sort }), enabled: !fault })
  const shown = fault ? 'refused' : list.status
  const sales = fault ? [] : (list.data?.pages.flatMap(({ items }) => items) ?? [])
  const all = totalWords(totalOf(list, sales.length))
  return (
    <>
      <TextLink to="/admin" size="sm">
        {texts.dashboard}
      </TextLink>
      <PageTitle title={texts.sales} lead={texts.dashboardOrders(saleWords.orders)} />
      <ListFilters names={['from', 'to', 'status', 'due', 'sort']}>
        <AddressDate name="from" label={texts.from} />
        <AddressDate name="to" label={texts.to} />
        <AddressSelect name="status" label={texts.status} all={texts.allStatuses} options={statuses} />
        <AddressSelect name="due" label={texts.payment} all={texts.paidOrNot} options={dues} />
        <AddressSelect name="sort" label={texts.sort} all={texts.newestFirst} options={sorts} />
      </ListFilters>
      {fault && (
        <Text c="red" role="alert">
          {fault}
        </Text>
      )}
      {shown === 'pending' && <RecordsWaiting />}
      {shown === 'error' && <LoadFailure words={sentenceFor(list.error, failed)} onRetry={() => list.refetch()} />}
      {shown === 'success' && (
        <Text c="dimmed" size="sm" mb="sm" role="status">
          {texts.showingOfOrders(formatCount(sales.length), all)}
        </Text>
      )}
      {shown === 'success' && sales.length === 0 && <Notice title={texts.noOrdersFound} />}
      {sales.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <RecordList label={texts.allSales} columns={salesColumns} records={sales} opens />
        </div>
      )}
      {!fault && (
        <ShowMore list={list} failed={failed}>
          {texts.showMoreOrders}
        </ShowMore>
      )}
    </>
  )
}
