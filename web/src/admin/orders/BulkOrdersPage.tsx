import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { RecordColumn } from '../../shared/admin/record-column.ts'
import { OrderStatusBadge } from '../../shared/orders/OrderStatusBadge.tsx'
import { formatDay } from '../../shared/ui/day.ts'
import { adminBulkOrdersQuery } from './admin-orders-query.ts'
import { BulkItemLines } from './BulkItemLines.tsx'
import { DesignPreview } from './DesignPreview.tsx'
import { customerOf, shortened } from './list-words.ts'
import { OpenOrder } from './OpenOrder.tsx'
import { OrderListPage } from './OrderListPage.tsx'
import { workshopFilters } from './order-filters.ts'

const columns: RecordColumn<BulkOrder>[] = [
  { header: 'Order ID', inCard: 'title', inTable: 'whole', cell: (order) => <OpenOrder order={order} /> },
  {
    header: 'User ID',
    cell: ({ userId }) => (userId ? <span title={userId}>{shortened(userId)}</span> : 'N/A'),
  },
  { header: 'Customer', cell: ({ contact, shippingAddress }) => customerOf(contact, shippingAddress) },
  { header: 'Items', cell: ({ items }) => <BulkItemLines items={items} /> },
  { header: 'Design Preview', inTable: 'picture', cell: (order) => <DesignPreview order={order} /> },
  { header: 'Total Price', inTable: 'whole', cell: ({ totalPrice }) => formatAmount(totalPrice) },
  { header: 'Status', cell: (order) => <OrderStatusBadge order={order} /> },
  { header: 'Date', inTable: 'whole', inCard: 'aside', cell: ({ createdAt }) => formatDay(createdAt) },
]

const views = {
  list: 'bulk-orders',
  builtIn: [
    { name: 'To print', query: 'status=Pending&sort=oldest' },
    { name: 'Ready to ship', query: 'status=In+Production&sort=oldest' },
    { name: 'Unpaid', query: 'paymentStatus=pending' },
  ],
} as const

/** Admin bulk orders. */
export function BulkOrdersPage() {
  return (
    <OrderListPage
      title="Bulk Orders"
      orders="bulk orders"
      query={adminBulkOrdersQuery}
      filters={workshopFilters}
      columns={columns}
      views={views}
    />
  )
}
