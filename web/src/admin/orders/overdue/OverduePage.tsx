import { Text } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { formatDay } from '@teeshala/contract/date-format'
import type { OverdueInvoice } from '@teeshala/contract/payments/overdue/overdue-invoice'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { PagedRecords } from '../../../shared/admin/records/PagedRecords.tsx'
import { RecordLink } from '../../../shared/admin/records/RecordLink.tsx'
import type { RecordColumn } from '../../../shared/admin/records/record-column.ts'
import { StatusBadge } from '../../../shared/orders/StatusBadge.tsx'
import { PageTitle } from '../../../shared/ui/heads/PageTitle.tsx'
import * as texts from '../../../texts/admin/overdue.ts'
import { orderParameter } from '../list-words.ts'
import { OrderDrawer } from '../record/OrderDrawer.tsx'
import { overdueQuery, overdueSumQuery } from './overdue-queries.ts'

const columns: RecordColumn<OverdueInvoice>[] = [
  {
    header: texts.buyer,
    inCard: 'title',
    cell: ({ _id, buyer }) => (
      <RecordLink parameter={orderParameter} id={_id}>
        {buyer || _id}
      </RecordLink>
    ),
  },
  { header: texts.invoice, inTable: 'whole', cell: ({ number }) => number },
  { header: texts.order, inTable: 'whole', cell: ({ _id }) => _id },
  { header: texts.toBePaidBy, inTable: 'whole', cell: ({ payBy }) => formatDay(payBy) },
  {
    header: texts.overdueFor,
    inTable: 'whole',
    cell: ({ daysOverdue }) => <StatusBadge tone="bad">{texts.days(daysOverdue)}</StatusBadge>,
  },
  {
    header: texts.open,
    inCard: 'aside',
    inTable: 'whole',
    cell: ({ open, total }) =>
      open < total ? texts.openOf(formatAmount(open), formatAmount(total)) : formatAmount(open),
  },
]

/** Invoices unpaid after their due date, and the total outstanding. */
export function OverduePage() {
  const list = useInfiniteQuery(overdueQuery)
  const { data: sum } = useQuery(overdueSumQuery)
  const records = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <PageTitle title={texts.overdueInvoices} mb="xs" />
      <Text c="dimmed" mb="lg" role="status">
        {sum && sum.count > 0 ? texts.openInAll(formatAmount(sum.open), sum.count) : texts.whatIsListed}
      </Text>
      <PagedRecords
        list={list}
        label={texts.overdueInvoices}
        columns={columns}
        opens
        failed={texts.failedToLoad}
        empty={{ title: texts.nothingOverdue }}
        more={texts.showMore}
      />
      <OrderDrawer ids={records.map(({ _id }) => _id)} />
    </>
  )
}
