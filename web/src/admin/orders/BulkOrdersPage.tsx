import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { formatDay } from '@teeshala/contract/date-format'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { shortened } from '../../shared/admin/records/name-in-list.ts'
import type { RecordColumn } from '../../shared/admin/records/record-column.ts'
import { OrderStatusBadge } from '../../shared/orders/OrderStatusBadge.tsx'
import * as texts from '../../texts/admin/orders/orders.ts'
import { adminBulkOrdersQuery } from './admin-orders-query.ts'
import { BulkItemLines } from './BulkItemLines.tsx'
import { DesignPreview } from './DesignPreview.tsx'
import { customerOf } from './list-words.ts'
import { OpenOrder } from './OpenOrder.tsx'
import { OrderListPage } from './OrderListPage.tsx'
import { dueViews, proofFilter, toPrintView, workshopFilters } from './order-filters.ts'

const columns: RecordColumn<BulkOrder>[] = [
  { header: texts.orderId, inCard: 'title', inTable: 'whole', cell: (order) => <OpenOrder order={order} /> },
  {
    header: texts.userId,
    cell: ({ userId }) => (userId ? <span title={userId}>{shortened(userId)}</span> : texts.nA),
  },
  { header: texts.customer, cell: ({ contact, shippingAddress }) => customerOf(contact, shippingAddress) },
  { header: texts.items, cell: ({ items }) => <BulkItemLines items={items} /> },
  { header: texts.designPreview, inTable: 'picture', cell: (order) => <DesignPreview order={order} /> },
  { header: texts.totalPrice, inTable: 'whole', cell: ({ totalPrice }) => formatAmount(totalPrice) },
  { header: texts.status, cell: (order) => <OrderStatusBadge order={order} /> },
  { header: texts.date, inTable: 'whole', inCard: 'aside', cell: ({ createdAt }) => formatDay(createdAt) },
]

const filters = [...workshopFilters, proofFilter]

const views = {
  list: 'bulk-orders',
  builtIn: [
    toPrintView,
    { name: texts.readyToShip, query: 'status=In+Production&sort=oldest' },
    { name: texts.proofToMake, query: 'proof=shop&sort=oldest' },
    { name: texts.proofWaiting, query: 'proof=customer&sort=oldest' },
    ...dueViews,
  ],
} as const

/** Admin bulk orders. */
export function BulkOrdersPage() {
  return (
    <OrderListPage
      title={texts.bulkOrders}
      orders={texts.bulkOrdersWord}
      query={adminBulkOrdersQuery}
      filters={filters}
      columns={columns}
      views={views}
    />
  )
}
